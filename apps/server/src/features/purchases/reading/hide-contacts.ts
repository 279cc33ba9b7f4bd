import type { AddressSnapshot } from "../../addresses/index.ts";
import type { GuestBuyer } from "../ordering/purchases.store.ts";

const DOTS = "•••";

const firstLetter = (text: string) => `${Array.from(text)[0] ?? ""}${DOTS}`;
const lastDigits = (text: string) => `${DOTS}${text.slice(-2)}`;

/** `mara@trove.example` is shown as `m•••@t•••.example`. */
export function hideEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${firstLetter(name)}@${firstLetter(host)}${host.slice(host.lastIndexOf("."))}`;
}

/**
 * Masks a guest's contact details. Guests still recognise their own, but others who know the order's id can't use them.
 */
export function hideBuyer({ email, firstName, lastName, phoneNumber }: GuestBuyer): GuestBuyer {
  return {
    email: hideEmail(email),
    firstName: firstLetter(firstName),
    lastName: firstLetter(lastName),
    phoneNumber: lastDigits(phoneNumber),
  };
}

/** Masks an address. City, state and country stay, because they don't identify a person. */
export function hideAddress(address: AddressSnapshot): AddressSnapshot {
  return {
    firstName: firstLetter(address.firstName),
    lastName: firstLetter(address.lastName),
    company: address.company && firstLetter(address.company),
    street: firstLetter(address.street),
    houseNumber: DOTS,
    addressLine2: address.addressLine2 && DOTS,
    postalCode: DOTS,
    city: address.city,
    state: address.state,
    countryCode: address.countryCode,
    phoneNumber: lastDigits(address.phoneNumber),
  };
}
