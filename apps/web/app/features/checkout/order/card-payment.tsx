import { useState } from "react";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PaymentForm, type PaymentOutcome } from "../../payments/index.ts";
import { changeCart } from "../../../cart/cart.ts";
import type { BegunOrder } from "./place-order.ts";

type Props = {
  order: BegunOrder;
  /** The session takes no payment any more. */
  onStartAgain: () => void;
  onDeclined: (reason: string) => void;
};

/** The card form of an order. The payment's id is kept, so that a reload and a return from the bank find it. */
export function CardPayment({ order, onStartAgain, onDeclined }: Props) {
  const t = useTexts(cart);
  const [isClosed, setClosed] = useState(false);

  function settle({ paymentId, redirectUrl, declineReason }: PaymentOutcome): void {
    if (declineReason !== undefined) onDeclined(declineReason);
    // With the order it belongs to, since another tab may have begun one of its own.
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
