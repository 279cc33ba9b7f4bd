import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PaymentWait, usePaymentCheck } from "../../payments/index.ts";
import { changeCart } from "../../../cart/cart.ts";
import { scrollToTop } from "../steps/scroll-to-top.ts";

type Props = {
  /** The provider's id of the payment. */
  paymentId: string;
  /** Called when the order has been paid and the cart emptied. */
  onPaid?: () => void;
  /** Called when the payment has failed. The stored payment id is removed; the cart's items stay. */
  onFailed: () => void;
};

/**
 * Shows the check of a payment. It replaces the card form, which may be scrolled and have the focus, so it scrolls to
 * the top and takes the focus.
 */
export function PurchaseCheck(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollToTop();
    place.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place}>
      <PaymentState {...props} />
    </div>
  );
}

/** Requests an order's payment repeatedly until it ends. The cart keeps its items until the payment succeeds. */
function PaymentState({ paymentId, onPaid, onFailed }: Props) {
  const t = useTexts(cart);
  const ask = useCallback(
    (fail: boolean) => call("validatePurchase", { body: { paymentId, failTransactionIfUnsuccessful: fail } }),
    [paymentId],
  );
  const { state, again } = usePaymentCheck(ask);
  const { step } = state;

  const ended = useEffectEvent((how: typeof step) => {
    if (how === "failed") {
      changeCart({ paymentId: "", purchaseIdResult: "", shipmentIdResult: "" });
      onFailed();
    }
    if (how !== "success") return;
    changeCart({ paymentId: "", cartItems: [], promoCode: "" });
    void balanceMoved();
    void revalidate("listPurchases", "listShipments");
    onPaid?.();
  });
  useEffect(() => ended(step), [step]);

  return (
    <PaymentWait
      // When the payment ends, another page follows at once. Until then, this keeps showing the check.
      state={state.step === "success" || state.step === "failed" ? { step: "checking" } : state}
      lateAction={<ButtonLink to="/shop">{t.continue}</ButtonLink>}
      missingText={t.missingText}
      missingAction={
        <ButtonLink to="/cart" onClick={() => changeCart({ paymentId: "" })}>
          {t.toCart}
        </ButtonLink>
      }
      onAgain={again}
    />
  );
}
