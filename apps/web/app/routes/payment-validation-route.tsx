import { useEffect } from "react";
import { useSearchParams } from "react-router";
import PaymentValidationPage from "../features/balance/payment/payment-validation-page.tsx";
import { PurchaseValidation } from "../features/checkout/order/purchase-validation.tsx";
import { GiftValidation } from "../features/gifts/buy/gift-validation.tsx";
import { returnedPayment } from "../features/payments/index.ts";

/** The secret of a session, which Stripe adds to the address. It must not stay in the browser's history. */
const SECRET = "payment_intent_client_secret";

/** The page to which banks redirect. Each room handles its own payments: balance, gifts, and checkout for orders. */
export default function PaymentValidationRoute() {
  const [search, setSearch] = useSearchParams();
  const hasSecret = search.has(SECRET);
  useEffect(() => {
    if (!hasSecret) return;
    const rest = (all: URLSearchParams) => new URLSearchParams([...all].filter(([name]) => name !== SECRET));
    setSearch(rest, { replace: true });
  }, [hasSecret, setSearch]);
  const paymentId = returnedPayment(search) ?? "";
  if (search.get("type") === "purchase" && paymentId !== "") return <PurchaseValidation paymentId={paymentId} />;
  if (search.get("type") === "gift") return <GiftValidation paymentId={paymentId} />;
  return <PaymentValidationPage />;
}
