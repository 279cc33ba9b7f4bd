import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import type { PaymentSession } from "../../payments/index.ts";
import { changeCart } from "../../../cart/cart.ts";
import { repeatedIds } from "../../../cart/cart-lines.ts";
import { placesOf } from "./order-body.ts";
import type { Checkout } from "../use-checkout.tsx";

const bodyOf = ({ cart, options, bought, total }: Checkout) => ({
  itemIds: repeatedIds(bought),
  expectedTotal: total,
  ...placesOf(cart, options),
});

/** Pays from the balance and empties the cart. Throws ApiError. */
export async function payFromBalance(checkout: Checkout): Promise<void> {
  const body = bodyOf(checkout);
  const result = await call("buyFromBalance", { body }, { idempotencyKey: checkout.intent.keyFor(body) });
  checkout.intent.fulfilled();
  changeCart({ purchaseIdResult: result.purchaseId, shipmentIdResult: result.shipmentId ?? "" });
  changeCart({ cartItems: [] });
  await Promise.all([balanceMoved(result.balance), revalidate("listPurchases", "listShipments")]);
}

async function begin(checkout: Checkout) {
  const body = bodyOf(checkout);
  const { guestBuyerInfo } = checkout.cart;
  if (checkout.options.paymentOption !== "guest" || guestBuyerInfo === null) {
    const begun = await call("buyDirectly", { body }, { idempotencyKey: checkout.intent.keyFor(body) });
    return { ...begun, trackingToken: "" };
  }
  const ofGuest = { ...body, purchaseOption: "order" as const, guestBuyerInfo };
  return call("buyAsGuest", { body: ofGuest }, { idempotencyKey: checkout.intent.keyFor(ofGuest) });
}

/** An order that waits for its payment, with the payment session. */
export type BegunOrder = { session: PaymentSession; purchaseId: string; shipmentId: string };

/** Places an order to be paid by card. Returns the payment session for the card form. Throws ApiError. */
export async function beginPayment(checkout: Checkout): Promise<BegunOrder> {
  const { purchaseId, shipmentId, trackingToken, paymentSessionResponse } = await begin(checkout);
  const order = { purchaseId, shipmentId: shipmentId ?? "" };
  changeCart({ purchaseIdResult: order.purchaseId, shipmentIdResult: order.shipmentId, trackingToken });
  return { ...order, session: paymentSessionResponse };
}
