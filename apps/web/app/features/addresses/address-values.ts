import { isPostalCode, normalizePostalCode } from "@trove/contract/countries";
import type { CallInput, CallResult } from "../../api/request.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import type { Errors } from "../../forms/use-form.ts";
import type { addresses } from "../../locales/en/addresses.ts";
import type { forms } from "../../locales/en/forms.ts";
import { callingCodeOf, countryRules, rulesOf } from "../../shell/country-rules.ts";
import type { Translated } from "../../locales/texts.ts";

export type Address = CallResult<"listAddresses">[number];
export type AddressLabel = Address["label"];

/** The values of the form while it is being filled in. */
export type AddressValues = {
  label: AddressLabel;
  countryCode: string;
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  houseNumber: string;
  addressLine2: string;
  postalCode: string;
  city: string;
  state: string;
  phoneNumber: string;
  isDefault: boolean;
};

const prefixOf = (countryCode: string) => `+${callingCodeOf(countryCode) ?? ""}`;

export function emptyAddress(countryCode: string): AddressValues {
  const texts = { firstName: "", lastName: "", company: "", street: "", houseNumber: "", addressLine2: "" };
  const place = { postalCode: "", city: "", state: "", countryCode, phoneNumber: prefixOf(countryCode) };
  return { label: "Home", ...texts, ...place, isDefault: false };
}

/** The address of an order. It has none of the fields that only the address book needs. */
export type OrderAddress = Omit<Address, "id" | "label" | "isDefault" | "createdAtUtc" | "updatedAtUtc" | "version">;

type Filled = OrderAddress & Partial<Pick<Address, "label" | "isDefault">>;

export function valuesOf(address: Filled): AddressValues {
  const {
    label = "Home",
    firstName,
    lastName,
    street,
    houseNumber,
    postalCode,
    city,
    countryCode,
    phoneNumber,
  } = address;
  const texts = { firstName, lastName, street, houseNumber, postalCode, city, countryCode, phoneNumber };
  const optional = { company: address.company ?? "", addressLine2: address.addressLine2 ?? "" };
  return { label, ...texts, ...optional, state: address.state ?? "", isDefault: address.isDefault ?? false };
}

/** Whether the phone number is empty or has only the country's prefix. */
export const hasNoNumber = ({ phoneNumber, countryCode }: AddressValues): boolean =>
  ["", "+", prefixOf(countryCode)].includes(phoneNumber.trim());

/**
 * The phone number to show after the country was changed. A bare prefix becomes that of the new country; a typed number
 * stays.
 */
export function phoneAfterMove(values: AddressValues, to: string): string {
  return hasNoNumber(values) ? prefixOf(to) : values.phoneNumber;
}

/** The number in the server's format: `+31612345678` from "+31 (0)6 1234-5678" or "0031612345678". */
export function plainPhone(text: string): string {
  return text
    .replace("(0)", "")
    .replaceAll(/[\s().-]/g, "")
    .replace(/^00/, "+");
}

type Words = { words: Translated<typeof forms>; t: Translated<typeof addresses> };

function postalMistake({ words, t }: Words, { countryCode, postalCode }: AddressValues): string | undefined {
  const label = t.fields.postalCode;
  const country = rulesOf(countryCode);
  if (postalCode.trim() === "" || country === undefined) return mistakeIn(words, "postalCode", label, postalCode);
  return isPostalCode(countryRules(), countryCode, postalCode)
    ? undefined
    : t.postalMustBe(label, country.postalExample);
}

function stateMistake({ words, t }: Words, { countryCode, state }: AddressValues): string | undefined {
  if (state.trim() !== "") return mistakeIn(words, "state", t.fields.state, state);
  return rulesOf(countryCode)?.stateRequired ? words.rules.required(t.fields.state) : undefined;
}

function phoneMistake({ words, t }: Words, { countryCode, phoneNumber }: AddressValues): string | undefined {
  const plain = plainPhone(phoneNumber);
  const typed = plain === prefixOf(countryCode) ? "" : plain;
  return mistakeIn(words, "phoneNumber", t.fields.phoneNumber, typed);
}

const PLAIN_FIELDS = ["firstName", "lastName", "company", "street", "houseNumber", "addressLine2", "city"] as const;

/** All mistakes in the form, by field. The server has the same rules. */
export function addressMistakes(texts: Words, values: AddressValues): Errors<AddressValues> {
  const { words, t } = texts;
  const plain = PLAIN_FIELDS.map((name) => [name, mistakeIn(words, name, t.fields[name], values[name])]);
  return {
    ...(Object.fromEntries(plain) as Errors<AddressValues>),
    postalCode: postalMistake(texts, values),
    state: stateMistake(texts, values),
    phoneNumber: phoneMistake(texts, values),
  };
}

/**
 * The request body. Trims the values, normalizes the postal code, writes the phone number in international format, and
 * makes empty optional fields null.
 */
export function addressBody(values: AddressValues): CallInput<"createAddress">["body"] {
  const { label, countryCode, isDefault } = values;
  return {
    label,
    countryCode,
    isDefault,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    company: values.company.trim() || null,
    street: values.street.trim(),
    houseNumber: values.houseNumber.trim(),
    addressLine2: values.addressLine2.trim() || null,
    postalCode: normalizePostalCode(countryCode, values.postalCode),
    city: values.city.trim(),
    state: values.state.trim() || null,
    phoneNumber: plainPhone(values.phoneNumber),
  };
}
