/**
 * Validation rules for typed texts. Forms in the browser and schemas of the server share them. The browser translates a
 * rule's name; the server's messages are in English.
 */
const letters = /^[\p{L}\p{M} '’.-]+$/u;
const controls = /[\p{Cc}\p{Cf}\p{Cs}]/u;
/** Characters that are invisible on their own, such as joiners, fillers and variation selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const email = /^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/u;
const length = (text: string) => Array.from(text).length;
const within = (text: string, least: number, most: number) => length(text) >= least && length(text) <= most;

export const ruleTests = {
  required: (text: string) => text.trim() !== "",
  personName: (text: string) => within(text, 1, 50) && letters.test(text),
  email: (text: string) => !unseen.test(text) && email.test(text),
  atMost254: (text: string) => length(text) <= 254,
  atMost100: (text: string) => length(text) <= 100,
  userName: (text: string) => /^[A-Za-z0-9][A-Za-z0-9_.-]{2,19}$/.test(text),
  passwordLength: (text: string) => within(text, 10, 128),
  street: (text: string) => within(text, 2, 100),
  houseNumber: (text: string) => within(text, 1, 10) && /\d/.test(text),
  postalCode: (text: string) => within(text, 3, 10),
  city: (text: string) => within(text, 2, 80),
  phoneNumber: (text: string) => /^\+[1-9]\d{7,14}$/.test(text),
  orderNumber: (text: string) => /^[os]-?\d{12}$/i.test(text.trim()),
  clientSeedLength: (text: string) => within(text, 1, 64),
  noControls: (text: string) => !controls.test(text),
} as const;

export type RuleName = keyof typeof ruleTests;

/** One English sentence for each rule. Sentences begin with the field's label. */
export const ruleTexts: Record<RuleName, (label: string) => string> = {
  required: (label) => `${label} is required`,
  personName: (label) => `${label} must be 1 to 50 letters, spaces, ' - or .`,
  email: (label) => `${label} must be a valid email address`,
  atMost254: (label) => `${label} must be at most 254 characters`,
  atMost100: (label) => `${label} must be at most 100 characters`,
  userName: (label) => `${label} must be 3 to 20 letters, numbers or _ . - and start with a letter or number`,
  passwordLength: (label) => `${label} must be 10 to 128 characters`,
  street: (label) => `${label} must be 2 to 100 characters`,
  houseNumber: (label) => `${label} must be at most 10 characters and include a number`,
  postalCode: (label) => `${label} must be 3 to 10 letters and digits`,
  city: (label) => `${label} must be 2 to 80 characters`,
  phoneNumber: (label) => `${label} must be in international format, like +31612345678`,
  orderNumber: (label) => `${label} must be O- or S- and twelve digits`,
  clientSeedLength: (label) => `${label} must be 1 to 64 characters`,
  noControls: (label) => `${label} can't contain invisible characters`,
};

/** Each field's English label and its rules, in the order in which violations are reported. */
export const fieldRules = {
  emailOrUserName: { label: "Email or username", rules: ["required", "atMost254", "noControls"] },
  currentPassword: { label: "Current password", rules: ["required"] },
  signInPassword: { label: "Password", rules: ["required"] },
  firstName: { label: "First name", rules: ["required", "personName"] },
  lastName: { label: "Last name", rules: ["required", "personName"] },
  email: { label: "Email", rules: ["required", "atMost254", "noControls", "email"] },
  userName: { label: "Username", rules: ["required", "userName"] },
  password: { label: "Password", rules: ["required", "passwordLength"] },
  newPassword: { label: "New password", rules: ["required", "passwordLength"] },
  street: { label: "Street", rules: ["required", "street", "noControls"] },
  houseNumber: { label: "House number", rules: ["required", "houseNumber", "noControls"] },
  addressLine2: { label: "Apartment, floor", rules: ["atMost100", "noControls"] },
  company: { label: "Company", rules: ["atMost100", "noControls"] },
  postalCode: { label: "Postal code", rules: ["required", "postalCode"] },
  city: { label: "City", rules: ["required", "city", "noControls"] },
  state: { label: "State", rules: ["city", "noControls"] },
  phoneNumber: { label: "Phone number", rules: ["required", "phoneNumber"] },
  fullName: { label: "Name", rules: ["required", "atMost100", "noControls"] },
  orderNumber: { label: "Order or shipment number", rules: ["required", "orderNumber"] },
  clientSeed: { label: "Client seed", rules: ["required", "clientSeedLength", "noControls"] },
} as const satisfies Record<string, { label: string; rules: readonly RuleName[] }>;

export type FieldName = keyof typeof fieldRules;

/** The first rule of the field that the text violates, if any. */
export function brokenRule(name: FieldName, text: string): RuleName | undefined {
  return fieldRules[name].rules.find((rule) => !ruleTests[rule](text));
}

/** The server's English message for the first violated rule, if any. */
export function violationText(name: FieldName, text: string): string | undefined {
  const rule = brokenRule(name, text);
  return rule && ruleTexts[rule](fieldRules[name].label);
}

/** True if a new password equals the account's username or e-mail address. */
export function repeatsAccount(password: string, account: { userName: string; email: string }): boolean {
  const lower = password.toLowerCase();
  return lower === account.userName.toLowerCase() || lower === account.email.toLowerCase();
}
