import type { OrderAddress } from "../../addresses/index.ts";
import type { CartAddress } from "../../../cart/cart-fields.ts";

type Optional = "company" | "addressLine2" | "state";
type Given = Omit<OrderAddress, Optional> & { [Name in Optional]?: string | null } & {
  id?: string;
};

/** The part of an address that the cart stores: its lines, and its id in the address book if it has one. */
export function cartAddress(address: Given): CartAddress {
  const { firstName, lastName, company = null, street, houseNumber, addressLine2 = null } = address;
  const { postalCode, city, state = null, countryCode, phoneNumber, id } = address;
  const person = { firstName, lastName, company, phoneNumber };
  const place = { street, houseNumber, addressLine2, postalCode, city, state, countryCode };
  return { ...person, ...place, id };
}
