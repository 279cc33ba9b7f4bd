import { useState } from "react";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PaymentForm, type PaymentOutcome } from "../../payments/index.ts";
import { changeCart } from "../../../cart/cart.ts";
import type { BegunOrder } from "./place-order.ts";

type Props = {
  order: BegunOrder;
  /** Called when the person starts again, after the payment session has closed. */
  onStartAgain: () => void;
  onDeclined: (reason: string) => void;
};

/**
 * The card form of an order. Stores the payment's id, so that the page finds the payment after a reload or the bank's
 * redirect.
 */
export function CardPayment({ order, onStartAgain, onDeclined }: Props) {
  const t = useTexts(cart);
  const [isClosed, setClosed] = useState(false);

  function settle({ paymentId, redirectUrl, declineReason }: PaymentOutcome): void {
    if (declineReason !== undefined) onDeclined(declineReason);
    // Stores the payment's id together with the order's ids, because another tab may have started another order.
    changeCart({ purchaseIdResult: order.purchaseId, shipmentIdResult: order.shipmentId, paymentId });
    if (redirectUrl !== undefined) window.location.assign(redirectUrl);
  }

  return (
    <>
      <PaymentForm session={order.session} onOutcome={settle} onClosed={() => setClosed(true)} />
      {isClosed && (
        <div>
          <Button onClick={onStartAgain}>{t.startAgain}</Button>
        </div>
      )}
    </>
  );
}
