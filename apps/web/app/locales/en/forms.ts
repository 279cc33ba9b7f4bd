import { ruleTexts } from "@trove/contract/rules";
import { defineTexts } from "../texts.ts";

export const forms = defineTexts("forms", {
  rules: ruleTexts,
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  somethingWrong: "Something went wrong!",
  fields: {
    emailOrUserName: "E-mail or user name",
    password: "Password",
    newPassword: "New password",
    repeatPassword: "Repeat password",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    userName: "User name",
  },
});
