export type { PaymentOutcome, PaymentSession } from "./gateway-form.ts";
export type { CheckState } from "./payment-check.ts";
export { PaymentForm } from "./payment-form.tsx";
export { usePaymentCheck } from "./use-payment-check.ts";
