import { SHIPPING_COSTS } from "@trove/contract/constants";
import { type Cents, ZERO_CENTS } from "@trove/money";
import type { CartFields, PaymentOption, PurchaseOption } from "../../cart/cart-fields.ts";

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

/**
 * The options that apply to this buyer. Visitors order as guests; signed-in people pay from the balance by default.
 * Computed at each render instead of stored, so they can't be outdated.
 */
export function effectiveOptions(buyer: Buyer, cart: CartFields): Options {
  const isVisitor = buyer === "visitor";
  const purchaseOption = isVisitor ? "order" : cart.purchaseOption;
  const chosen = cart.paymentOption === "guest" ? "balance" : cart.paymentOption;
  const isOrder = purchaseOption === "order";
  const priced = cart.shippingMethod === "" ? cart.shippingCost : SHIPPING_COSTS.cart[cart.shippingMethod];
  return {
    purchaseOption,
    paymentOption: isVisitor ? "guest" : chosen,
    steps: isOrder ? ORDER_STEPS : INVENTORY_STEPS,
    shippingCost: isOrder ? priced : ZERO_CENTS,
  };
}
