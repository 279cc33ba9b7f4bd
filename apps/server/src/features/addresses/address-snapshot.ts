import type { AddressFields } from "./addresses.store.ts";

/** The address fields that an order stores. */
export type AddressSnapshot = Omit<AddressFields, "label">;

/** Copies the address fields of a row. Leaves out the columns that only the address book has. */
export function addressSnapshot(address: AddressSnapshot): AddressSnapshot {
  const { firstName, lastName, company, street, houseNumber, addressLine2 } = address;
  const { postalCode, city, state, countryCode, phoneNumber } = address;
  const recipient = { firstName, lastName, company, phoneNumber };
  return { ...recipient, street, houseNumber, addressLine2, postalCode, city, state, countryCode };
}
