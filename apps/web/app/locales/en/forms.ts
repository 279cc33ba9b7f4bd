import { ruleTexts } from "@trove/contract/rules";
import { defineTexts } from "../texts.ts";

export const forms = defineTexts({
  rules: ruleTexts,
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  fields: {
    emailOrUserName: "Email or username",
    password: "Password",
    newPassword: "New password",
    repeatPassword: "Confirm password",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    userName: "Username",
  },
});
