import { type BodyOf, countryOf, type Endpoints, normalizePostalCode } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { Refusal } from "../../refusal.ts";
import { type AddressSnapshot, addressSnapshot, findAddress, readAddresses } from "../addresses/index.ts";

export type OrderRequest = BodyOf<Endpoints["buyDirectly"]>;

type Given = OrderRequest["billingAddress"];
type FromBook = { db: Connection; userId: string | null };

/** `billingId` names the address of the address book that is billed, if it stands there. */
export type OrderAddresses = {
  shipping: AddressSnapshot | null;
  billing: AddressSnapshot | null;
  billingId: string | null;
};

async function pick({ db, userId }: FromBook, given: Given, addressId: string | null | undefined) {
  if (given) {
    return addressSnapshot({ ...given, postalCode: normalizePostalCode(given.countryCode, given.postalCode) });
  }
  if (!addressId) return null;
  const found = userId === null ? undefined : await findAddress(db, userId, addressId);
  if (found === undefined) throw new Refusal("NOT_FOUND", { detail: "That address was not found" });
  return addressSnapshot(found);
}

function requireShippable(address: AddressSnapshot | null): void {
  const country = address && countryOf(address.countryCode);
  if (!country || country.canShip) return;
  const text = `We can't deliver to ${country.name} yet`;
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { shippingAddressId: [text] } });
}

/**
 * The addresses of an order, as they are today. What goes into the inventory is sent nowhere; where nobody says who is
 * billed, it is the default address of the address book. Throws NOT_FOUND for an address that is not the person's own
 * and VALIDATION_FAILED for a country that no parcel goes to.
 */
export async function findOrderAddresses(book: FromBook, request: OrderRequest): Promise<OrderAddresses> {
  const isSent = request.purchaseOption === "order";
  const shipping = isSent ? await pick(book, request.shippingAddress, request.shippingAddressId) : null;
  requireShippable(shipping);
  if (isSent && request.useShippingAddressAsBilling) {
    return { shipping, billing: shipping, billingId: request.shippingAddressId ?? null };
  }
  const billing = await pick(book, request.billingAddress, request.billingAddressId);
  if (billing !== null || book.userId === null) {
    return { shipping, billing, billingId: request.billingAddressId ?? null };
  }
  const [first] = await readAddresses(book.db, book.userId);
  return { shipping, billing: first ? addressSnapshot(first) : null, billingId: null };
}
