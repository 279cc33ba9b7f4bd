import type { AddressFields } from "./addresses.store.ts";

/** What an order keeps of an address. */
export type AddressSnapshot = Omit<AddressFields, "label">;

/** Takes any row that holds an address and leaves out what belongs to the address book. */
export function addressSnapshot(address: AddressSnapshot): AddressSnapshot {
  const { firstName, lastName, company, street, houseNumber, addressLine2 } = address;
  const { postalCode, city, state, countryCode, phoneNumber } = address;
  const recipient = { firstName, lastName, company, phoneNumber };
  return { ...recipient, street, houseNumber, addressLine2, postalCode, city, state, countryCode };
}
