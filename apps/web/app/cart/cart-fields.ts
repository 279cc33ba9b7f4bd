import { CART_SHIPPING_COST_DEFAULT } from "@trove/contract/constants";
import { PURCHASE_OPTIONS, PAYMENT_OPTIONS, SHIPPING_METHODS } from "@trove/contract/statuses";
import { type Cents, toEuros } from "@trove/money";
import * as v from "valibot";
import { parseStored, type Read } from "../storage/browser-storage.ts";
import { readBy, storedEuros } from "../storage/schemas.ts";
import { type CartLine, linesToStore, readLines } from "./cart-lines.ts";

export type PurchaseOption = (typeof PURCHASE_OPTIONS)[number];
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

const text = v.pipe(v.string(), v.maxLength(200));
const noneWhenEmpty = v.fallback(
  v.pipe(
    text,
    v.transform((word) => word || null),
  ),
  null,
);

const address = v.object({
  firstName: text,
  lastName: text,
  company: noneWhenEmpty,
  street: text,
  houseNumber: text,
  addressLine2: noneWhenEmpty,
  postalCode: text,
  city: text,
  state: noneWhenEmpty,
  countryCode: text,
  phoneNumber: text,
  id: v.fallback(v.optional(v.pipe(text, v.nonEmpty())), undefined),
});
const guest = v.object({ email: text, firstName: text, lastName: text, phoneNumber: text });

/** An address of the order; it has an id if it comes from the person's address book. */
export type CartAddress = v.InferOutput<typeof address>;
export type GuestBuyer = v.InferOutput<typeof guest>;

/** The fields of a cart that the browser stores. The payment session is not stored: it stays in memory. */
export type CartFields = {
  cartItems: readonly CartLine[];
  purchaseOption: PurchaseOption;
  paymentOption: PaymentOption;
  /** The provider's id of the last payment that was started; empty if there is none. */
  paymentId: string;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  useShippingAddressAsBilling: boolean;
  shippingMethod: ShippingMethod | "";
  /** Stored in euros and only for display: the server sets the price. */
  shippingCost: Cents;
  purchaseIdResult: string;
  shipmentIdResult: string;
  guestBuyerInfo: GuestBuyer | null;
  /** The token with which a guest follows the order and gets its invoice; empty if there is none. */
  trackingToken: string;
  /** The promo code as it was typed; empty if there is none. */
  promoCode: string;
};

export const cartDefaults: CartFields = {
  cartItems: [],
  purchaseOption: "order",
  paymentOption: "balance",
  paymentId: "",
  shippingAddress: null,
  billingAddress: null,
  useShippingAddressAsBilling: true,
  shippingMethod: "",
  shippingCost: CART_SHIPPING_COST_DEFAULT,
  purchaseIdResult: "",
  shipmentIdResult: "",
  guestBuyerInfo: null,
  trackingToken: "",
  promoCode: "",
};

export type CartField = keyof CartFields;
export const CART_FIELDS = Object.keys(cartDefaults) as CartField[];

const readers: { [Field in CartField]: Read<CartFields[Field]> } = {
  cartItems: readLines,
  purchaseOption: readBy(v.picklist(PURCHASE_OPTIONS)),
  paymentOption: readBy(v.picklist(PAYMENT_OPTIONS)),
  paymentId: readBy(text),
  shippingAddress: readBy(address),
  billingAddress: readBy(address),
  useShippingAddressAsBilling: readBy(v.boolean()),
  shippingMethod: readBy(v.picklist(["", ...SHIPPING_METHODS])),
  shippingCost: readBy(storedEuros),
  purchaseIdResult: readBy(text),
  shipmentIdResult: readBy(text),
  guestBuyerInfo: readBy(guest),
  trackingToken: readBy(text),
  promoCode: readBy(text),
};

function readField<Field extends CartField>(field: Field, stored: string | null): CartFields[Field] {
  return parseStored(stored, readers[field]) ?? cartDefaults[field];
}

/** Reads the whole cart from the stored fields; missing or malformed fields get their defaults. */
export function readCart(storedOf: (field: CartField) => string | null): CartFields {
  const read = CART_FIELDS.map((field) => [field, readField(field, storedOf(field))]);
  return { ...cartDefaults, ...Object.fromEntries(read) };
}

/** The fields as the browser stores them: one entry per piece in the items, the cost in euros. */
export function toStored({ cartItems, shippingCost, ...others }: Partial<CartFields>): [string, unknown][] {
  const entries = Object.entries({
    ...others,
    cartItems: cartItems && linesToStore(cartItems),
    shippingCost: shippingCost === undefined ? undefined : toEuros(shippingCost),
  });
  return entries.filter(([, value]) => value !== undefined);
}
