import {
  type BodyOf,
  type Endpoints,
  normalizePostalCode,
  placeOf,
  type RulesByCountry,
  shipsTo,
} from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { type AddressSnapshot, addressSnapshot, requireDelivery, requireValidAddress } from "../../addresses/index.ts";

export type OrderRequest = BodyOf<Endpoints["buyDirectly"]>;

type Given = OrderRequest["billingAddress"];

export type BookedAddress = AddressSnapshot & { addressId: string };

/** `billingId` is the id of the billing address in the address book; null if the address isn't from there. */
export type OrderAddresses = {
  shipping: AddressSnapshot | null;
  billing: AddressSnapshot | null;
  billingId: string | null;
};

function pick(book: readonly BookedAddress[], given: Given, addressId: string | null | undefined) {
  if (given) {
    return addressSnapshot({ ...given, postalCode: normalizePostalCode(given.countryCode, given.postalCode) });
  }
  if (!addressId) return null;
  const found = book.find((address) => address.addressId === addressId);
  if (found === undefined) throw new Refusal("NOT_FOUND", { detail: "Address not found" });
  return addressSnapshot(found);
}

function requireShippable(rules: RulesByCountry, address: AddressSnapshot | null, field: string): void {
  if (address === null || shipsTo(rules, address.countryCode)) return;
  const text = `We can't deliver to ${placeOf(address.countryCode)?.name ?? address.countryCode} yet`;
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { [field]: [text] } });
}

/**
 * Reads the addresses of an order from the person's address book; a guest's is empty. An order into the inventory has
 * no shipping address. Without a billing address, the book's first one is billed. Throws:
 * - NOT_FOUND for an address outside of the book
 * - VALIDATION_FAILED for a country without delivery, and an address that breaks the rules of its country
 * - COUNTRY_NOT_SERVED for an order into the inventory of a person to whom nothing can be delivered
 */
export function orderAddresses(
  book: readonly BookedAddress[],
  request: OrderRequest,
  rules: RulesByCountry,
): OrderAddresses {
  const isSent = request.purchaseOption === "order";
  const { shippingAddress, billingAddress } = request;
  if (shippingAddress) requireValidAddress(rules, shippingAddress, "shippingAddress");
  if (billingAddress) requireValidAddress(rules, billingAddress, "billingAddress");
  const shipping = isSent ? pick(book, request.shippingAddress, request.shippingAddressId) : null;
  requireShippable(rules, shipping, shippingAddress ? "shippingAddress.countryCode" : "shippingAddressId");
  if (!isSent)
    requireDelivery(
      rules,
      book.map(({ countryCode }) => countryCode),
    );
  if (isSent && request.useShippingAddressAsBilling) {
    return { shipping, billing: shipping, billingId: request.shippingAddressId ?? null };
  }
  const billing = pick(book, request.billingAddress, request.billingAddressId);
  if (billing !== null) return { shipping, billing, billingId: request.billingAddressId ?? null };
  const [first] = book;
  return { shipping, billing: first ? addressSnapshot(first) : null, billingId: null };
}
