import { useState } from "react";
import { useNavigate } from "react-router";
import { IconCreditCardOff } from "../../../ui/icons/shop-icons.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PaymentStatusView } from "../../payments/index.ts";
import { PurchaseCheck } from "./purchase-check.tsx";

/** The page to which banks redirect after a payment. A paid order is then shown by the cart page. */
export function PurchaseValidation({ paymentId }: { paymentId: string }) {
  const t = useTexts(cart);
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  if (!isFailed) {
    const toCart = () => void navigate("/cart", { replace: true });
    return <PurchaseCheck paymentId={paymentId} onPaid={toCart} onFailed={() => setFailed(true)} />;
  }
  return (
    <PaymentStatusView
      tone="bad"
      icon={<IconCreditCardOff size={40} stroke={1.6} />}
      title={t.failed}
      actions={<ButtonLink to="/cart">{t.tryAgain}</ButtonLink>}
    >
      <p>{t.failedText}</p>
      <p>{t.twice}</p>
    </PaymentStatusView>
  );
}
