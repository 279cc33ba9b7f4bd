import { type Cents, ZERO_CENTS } from "@trove/money";
import { costOfParcel } from "../../shell/parcels.ts";
import type { CartFields, PaymentOption, PurchaseOption, ShippingMethod } from "../../cart/cart-fields.ts";

/** The buyer's role. Operators can view the cart, but not buy. */
export type Buyer = "visitor" | "user" | "admin";

export type Step = "cart" | "delivery" | "payment";

/** The steps of an order that is sent. An order into the inventory needs no delivery step. */
const ORDER_STEPS: readonly Step[] = ["cart", "delivery", "payment"];
const INVENTORY_STEPS: readonly Step[] = ["cart", "payment"];

export type Options = {
  purchaseOption: PurchaseOption;
  paymentOption: PaymentOption;
  steps: readonly Step[];
  shippingCost: Cents;
};

/** The method that is selected by default. */
export const PRESELECTED: ShippingMethod = "standard";

/** The items' value, which counts if shipping is free above an amount, and their weight in grams. */
export type Goods = { itemsTotal: Cents; grams: number };

const NO_GOODS: Goods = { itemsTotal: ZERO_CENTS, grams: 0 };

/** The price of a method to a country. */
export const methodCost = (countryCode: string | undefined, method: ShippingMethod, goods: Goods): Cents =>
  costOfParcel({ flow: "cart", method, countryCode, ...goods });

/**
 * The options that apply to this buyer. Visitors order as guests; signed-in people pay from the balance by default.
 * Computed at each render instead of stored, so they can't be outdated.
 */
export function effectiveOptions(buyer: Buyer, cart: CartFields, goods: Goods = NO_GOODS): Options {
  const isVisitor = buyer === "visitor";
  const purchaseOption = isVisitor ? "order" : cart.purchaseOption;
  const chosen = cart.paymentOption === "guest" ? "balance" : cart.paymentOption;
  const isOrder = purchaseOption === "order";
  return {
    purchaseOption,
    paymentOption: isVisitor ? "guest" : chosen,
    steps: isOrder ? ORDER_STEPS : INVENTORY_STEPS,
    shippingCost: isOrder
      ? methodCost(cart.shippingAddress?.countryCode, cart.shippingMethod || PRESELECTED, goods)
      : ZERO_CENTS,
  };
}
