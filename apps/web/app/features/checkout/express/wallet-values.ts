import { callingCodeOf } from "../../../shell/country-rules.ts";
import { type AddressValues, emptyAddress } from "../../addresses/index.ts";
import type { Confirmed } from "../../payments/index.ts";
import { splitStreet } from "./split-street.ts";

/** A full name as wallets give it. The last word is the last name. */
function splitName(name: string): Pick<AddressValues, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** The number with its country's code, which some wallets leave out. */
const international = (phone: string, countryCode: string) =>
  /^(\+|00)/.test(phone.trim()) ? phone : `+${callingCodeOf(countryCode) ?? ""}${phone.trim().replace(/^0/, "")}`;

/** Turns a wallet's name, phone and address into values of the address form. Leaves uncertain parts to the person. */
export function walletValues({ name, phone, address }: Pick<Confirmed, "name" | "phone" | "address">): AddressValues {
  const { line1, line2, postalCode, city, state, countryCode } = address;
  const { street, houseNumber } = splitStreet(countryCode, line1) ?? { street: line1, houseNumber: "" };
  return {
    ...emptyAddress(countryCode),
    ...splitName(name),
    street,
    houseNumber,
    addressLine2: line2,
    postalCode,
    city,
    state,
    phoneNumber: international(phone, countryCode),
  };
}
