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

/** An address of the order; with its id where it stands in the person's address book. */
export type CartAddress = v.InferOutput<typeof address>;
export type GuestBuyer = v.InferOutput<typeof guest>;

/** What the browser keeps of a purchase. The payment session is not part of it: that lives in memory only. */
export type CartFields = {
  cartItems: readonly CartLine[];
  purchaseOption: PurchaseOption;
  paymentOption: PaymentOption;
  /** The provider's id of the payment that was last begun; empty when there is none. */
  paymentId: string;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  useShippingAddressAsBilling: boolean;
  shippingMethod: ShippingMethod | "";
  /** Kept in euros. Only what is shown: the server knows the price. */
  shippingCost: Cents;
  purchaseIdResult: string;
  shipmentIdResult: string;
  guestBuyerInfo: GuestBuyer | null;
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
};

function readField<Field extends CartField>(field: Field, stored: string | null): CartFields[Field] {
  return parseStored(stored, readers[field]) ?? cartDefaults[field];
}

/** The whole cart from what the browser keeps, by field; whatever is missing or malformed has its default. */
export function readCart(storedOf: (field: CartField) => string | null): CartFields {
  const read = CART_FIELDS.map((field) => [field, readField(field, storedOf(field))]);
  return { ...cartDefaults, ...Object.fromEntries(read) };
}

/** How the browser keeps these fields: items one by one, the cost in euros. */
export function toStored({ cartItems, shippingCost, ...others }: Partial<CartFields>): [string, unknown][] {
  const entries = Object.entries({
    ...others,
    cartItems: cartItems && linesToStore(cartItems),
    shippingCost: shippingCost === undefined ? undefined : toEuros(shippingCost),
  });
  return entries.filter(([, value]) => value !== undefined);
}
