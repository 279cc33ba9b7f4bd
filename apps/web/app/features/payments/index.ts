export type { PaymentOutcome, PaymentSession } from "./gateway-forms/gateway-form.ts";
export type { CheckState } from "./payment-check.ts";
export { PaymentForm } from "./payment-form.tsx";
export { PaymentStatusView } from "./payment-status-view.tsx";
export { PaymentWait } from "./payment-wait.tsx";
export { returnedPayment } from "./returned-payment.ts";
export { usePaymentCheck } from "./use-payment-check.ts";
