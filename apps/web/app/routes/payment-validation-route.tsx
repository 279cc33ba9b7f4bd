import { useSearchParams } from "react-router";
import PaymentValidationPage from "../features/balance/payment/payment-validation-page.tsx";
import { PurchaseValidation } from "../features/checkout/order/purchase-validation.tsx";

/** Where banks send customers back to: a top-up belongs to the balance, an order to the cart. */
export default function PaymentValidationRoute() {
  const [search] = useSearchParams();
  const paymentId = search.get("paymentId") ?? search.get("cko-payment-id") ?? "";
  if (search.get("type") === "purchase" && paymentId !== "") return <PurchaseValidation paymentId={paymentId} />;
  return <PaymentValidationPage />;
}
