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
  /** The provider's id. */
  paymentId: string;
  /** Paid: the cart is empty by now. */
  onPaid?: () => void;
  /** Not paid: the payment is forgotten, the cart is as it was. */
  onFailed: () => void;
};

/** Takes the place of a card form that may have been scrolled to and held the focus. */
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

/** Follows an order's payment to its end, and keeps the cart until it is paid. */
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
    changeCart({ paymentId: "", cartItems: [] });
    void balanceMoved();
    void revalidate("listPurchases", "listShipments");
    onPaid?.();
  });
  useEffect(() => ended(step), [step]);

  return (
    <PaymentWait
      // Paid or not: the page that shows it follows at once.
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
