import { useState } from "react";
import { useNavigate } from "react-router";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PaymentForm, type PaymentOutcome } from "../../payments/index.ts";
import { changeCart, fullResetCart } from "../../../cart/cart.ts";
import type { BegunOrder } from "./place-order.ts";

type Props = {
  order: BegunOrder;
  /** Called when the person starts again, after the payment session has closed. */
  onStartAgain: () => void;
  onDeclined: (reason: string) => void;
};

/**
 * Stores the payment's id, so that the page finds the payment after a reload or the bank's redirect, and follows that
 * redirect. Another tab may have started another order, so the order's ids are stored with it.
 */
export function keepOutcome(order: BegunOrder, outcome: PaymentOutcome, onDeclined: (reason: string) => void): void {
  const { paymentId, redirectUrl, declineReason } = outcome;
  if (declineReason !== undefined) onDeclined(declineReason);
  changeCart({ purchaseIdResult: order.purchaseId, shipmentIdResult: order.shipmentId, paymentId });
  if (redirectUrl !== undefined) window.location.assign(redirectUrl);
}

/** The form with which an order is paid. */
export function CardPayment({ order, onStartAgain, onDeclined }: Props) {
  const t = useTexts(cart);
  const navigate = useNavigate();
  const [isClosed, setClosed] = useState(false);

  /** The order waits for the transfer, so nothing is left in the cart. */
  function leave(): void {
    const { trackingToken } = order;
    fullResetCart();
    void navigate(trackingToken === "" ? `/orders/${order.purchaseId}` : `/track-order#${trackingToken}`);
  }

  return (
    <>
      <PaymentForm
        session={order.session}
        onOutcome={(outcome) => keepOutcome(order, outcome, onDeclined)}
        onClosed={() => setClosed(true)}
        onSent={leave}
      />
      {isClosed && (
        <div>
          <Button onClick={onStartAgain}>{t.startAgain}</Button>
        </div>
      )}
    </>
  );
}
