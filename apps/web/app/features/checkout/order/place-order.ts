import type { PaymentMethod } from "@trove/contract/payment-methods";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import type { PaymentSession } from "../../payments/index.ts";
import { changeCart } from "../../../cart/cart.ts";
import { repeatedIds } from "../../../cart/cart-lines.ts";
import { placesOf } from "./order-body.ts";
import type { Checkout } from "../use-checkout.tsx";

const bodyOf = ({ cart, options, bought, total, promo }: Checkout) => ({
  itemIds: repeatedIds(bought),
  expectedTotal: total,
  // A code that takes nothing off is not used up.
  ...(promo.code !== undefined && promo.discount > 0 && { promoCode: promo.code }),
  ...placesOf(cart, options),
});

/** Pays from the balance and empties the cart. Throws ApiError. */
export async function payFromBalance(checkout: Checkout): Promise<void> {
  const body = bodyOf(checkout);
  const result = await call("buyFromBalance", { body }, { idempotencyKey: checkout.intent.keyFor(body) });
  checkout.intent.fulfilled();
  changeCart({ purchaseIdResult: result.purchaseId, shipmentIdResult: result.shipmentId ?? "" });
  changeCart({ cartItems: [], promoCode: "" });
  await Promise.all([balanceMoved(result.balance), revalidate("listPurchases", "listShipments")]);
}

async function begin(checkout: Checkout, method: PaymentMethod | undefined) {
  const body = { ...bodyOf(checkout), method };
  const { guestBuyerInfo } = checkout.cart;
  if (checkout.options.paymentOption !== "guest" || guestBuyerInfo === null) {
    const begun = await call("buyDirectly", { body }, { idempotencyKey: checkout.intent.keyFor(body) });
    return { ...begun, trackingToken: "" };
  }
  const ofGuest = { ...body, purchaseOption: "order" as const, guestBuyerInfo };
  return call("buyAsGuest", { body: ofGuest }, { idempotencyKey: checkout.intent.keyFor(ofGuest) });
}

/**
 * An order that waits for its payment, with the payment session. `trackingToken` is empty for people with an account.
 */
export type BegunOrder = { session: PaymentSession; purchaseId: string; shipmentId: string; trackingToken: string };

/**
 * Places an order that is not paid from the balance. Returns the payment session, for the form of the method. Throws
 * ApiError.
 */
export async function beginPayment(checkout: Checkout, method: PaymentMethod | undefined): Promise<BegunOrder> {
  const { purchaseId, shipmentId, trackingToken, paymentSessionResponse } = await begin(checkout, method);
  const order = { purchaseId, shipmentId: shipmentId ?? "" };
  changeCart({ purchaseIdResult: order.purchaseId, shipmentIdResult: order.shipmentId, trackingToken });
  return { ...order, trackingToken, session: paymentSessionResponse };
}
