import type { RuleName } from "@trove/contract/rules";
import { defineTexts } from "../texts.ts";

/** One sentence for each rule that a field may break; the label stands first. */
const rules = {
  required: (label) => `${label} is required`,
  personName: (label) => `${label} must be 1 to 50 letters, spaces, ' - or .`,
  email: (label) => `${label} must be a valid e-mail address`,
  atMost254: (label) => `${label} must be at most 254 characters`,
  atMost100: (label) => `${label} must be at most 100 characters`,
  userName: (label) => `${label} must be 3 to 20 letters, digits or _ . - and start with a letter or digit`,
  passwordLength: (label) => `${label} must be 10 to 128 characters`,
  street: (label) => `${label} must be 2 to 100 characters`,
  houseNumber: (label) => `${label} must be at most 10 characters with a digit`,
  postalCode: (label) => `${label} must be 3 to 10 letters and digits`,
  city: (label) => `${label} must be 2 to 80 characters`,
  phoneNumber: (label) => `${label} must be in international form, like +31612345678`,
  clientSeedLength: (label) => `${label} must be 1 to 64 characters`,
  noControls: (label) => `${label} must be free of invisible characters`,
} as const satisfies Record<RuleName, (label: string) => string>;

export const forms = defineTexts("forms", {
  rules,
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  somethingWrong: "Something went wrong!",
  tryAgain: "Try again",
  copy: "Copy",
  copied: "Copied",
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
