import { useSearchParams } from "react-router";
import PaymentValidationPage from "../features/balance/payment/payment-validation-page.tsx";
import { PurchaseValidation } from "../features/checkout/order/purchase-validation.tsx";
import { returnedPayment } from "../features/payments/index.ts";

/** The page to which banks redirect. Top-ups are handled by the balance room, orders by the checkout room. */
export default function PaymentValidationRoute() {
  const [search] = useSearchParams();
  const paymentId = returnedPayment(search) ?? "";
  if (search.get("type") === "purchase" && paymentId !== "") return <PurchaseValidation paymentId={paymentId} />;
  return <PaymentValidationPage />;
}
