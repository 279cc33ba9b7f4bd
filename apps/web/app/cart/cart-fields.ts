import { CART_SHIPPING_COST_DEFAULT } from "@trove/contract/constants";
import { PURCHASE_OPTIONS, PAYMENT_OPTIONS, SHIPPING_METHODS } from "@trove/contract/statuses";
import { type Cents, fromEuros, isEuros } from "@trove/money";
import { type CartItem, readCartItems } from "./cart-items.ts";
import type { Answer } from "../api/request.ts";

export type PurchaseOption = (typeof PURCHASE_OPTIONS)[number];
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];
export type GuestBuyer = { email: string; firstName: string; lastName: string; phoneNumber: string };

type BookAddress = Answer<"listAddresses">[number];
type OfBook = "id" | "label" | "isDefault" | "createdAtUtc" | "updatedAtUtc" | "version";

/** An address of the order; with its id where it stands in the person's address book. */
export type CartAddress = Omit<BookAddress, OfBook> & { id?: string };

/** What the browser keeps of a purchase. The payment session is not part of it: that lives in memory only. */
export type CartFields = {
  cartItems: readonly CartItem[];
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
export const CART_PREFIX = "shoppingCart_";

type Read<T> = (value: unknown) => T | undefined;

const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((one) => one === value);
const text: Read<string> = (value) => (typeof value === "string" && value.length <= 200 ? value : undefined);
const flag: Read<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
const amount: Read<Cents> = (value) =>
  typeof value === "number" && value >= 0 && isEuros(value) ? fromEuros(value) : undefined;

/** The record when all of the named fields are texts. */
function texts(value: unknown, names: readonly string[]): Record<string, unknown> | undefined {
  const record = Object(value) as Record<string, unknown>;
  return names.every((name) => text(record[name]) !== undefined) ? record : undefined;
}

const ADDRESS_TEXTS = ["firstName", "lastName", "street", "houseNumber", "postalCode", "city", "countryCode"] as const;
const GUEST_TEXTS = ["email", "firstName", "lastName", "phoneNumber"] as const;

const address: Read<CartAddress> = (value) => {
  const read = texts(value, [...ADDRESS_TEXTS, "phoneNumber"]);
  if (read === undefined) return undefined;
  const word = (name: string) => text(read[name]) ?? "";
  const id = word("id");
  return {
    firstName: word("firstName"),
    lastName: word("lastName"),
    company: word("company") || null,
    street: word("street"),
    houseNumber: word("houseNumber"),
    addressLine2: word("addressLine2") || null,
    postalCode: word("postalCode"),
    city: word("city"),
    state: word("state") || null,
    countryCode: word("countryCode"),
    phoneNumber: word("phoneNumber"),
    ...(id !== "" && { id }),
  };
};

const guest: Read<GuestBuyer> = (value) => {
  const read = texts(value, GUEST_TEXTS);
  const word = (name: string) => text(read?.[name]) ?? "";
  if (read === undefined) return undefined;
  const [email, firstName, lastName, phoneNumber] = GUEST_TEXTS.map(word);
  return { email: email ?? "", firstName: firstName ?? "", lastName: lastName ?? "", phoneNumber: phoneNumber ?? "" };
};

const readers: { [Name in Exclude<CartField, "cartItems">]: Read<CartFields[Name]> } = {
  purchaseOption: oneOf(PURCHASE_OPTIONS),
  paymentOption: oneOf(PAYMENT_OPTIONS),
  paymentId: text,
  shippingAddress: address,
  billingAddress: address,
  useShippingAddressAsBilling: flag,
  shippingMethod: oneOf(["", ...SHIPPING_METHODS]),
  shippingCost: amount,
  purchaseIdResult: text,
  shipmentIdResult: text,
  guestBuyerInfo: guest,
};

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return undefined;
  }
}

/** The whole cart from what the browser keeps, by field; whatever is missing or malformed has its default. */
export function readCart(storedOf: (field: CartField) => string | null): CartFields {
  const read = Object.entries(readers).map(([name, reader]) => {
    const field = name as keyof typeof readers;
    return [field, reader(parsed(storedOf(field))) ?? cartDefaults[field]];
  });
  return { ...cartDefaults, ...Object.fromEntries(read), cartItems: readCartItems(storedOf("cartItems")) };
}
