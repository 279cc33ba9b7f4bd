import type { PaymentStatus } from "@trove/contract";
import type { Job } from "../../jobs.ts";
import { openSession, type OpenedPayment } from "./open-session.ts";
import type { PaymentParts } from "./parts.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import type { PaymentKey } from "./reference.ts";
import { sendRefunds } from "./send-refunds.ts";
import { validatePayment, type ValidationRequest } from "./validate-payment.ts";
import { watchPayments } from "./watch-payments.ts";

export { nextCheck } from "./check-schedule.ts";
export { checkoutAccount } from "./checkoutcom/account.ts";
export { makeCheckoutProvider } from "./checkoutcom/provider.ts";
export type { Evidence } from "./evidence.ts";
export type { OpenedPayment } from "./open-session.ts";
export type { PaymentParts, Settler } from "./parts.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { newReturnEntries } from "./return-entries.ts";
export { addressInUse } from "./payments.store.ts";
export type { PaymentProvider, PaymentSession } from "./provider.ts";
export type { PaymentKey } from "./reference.ts";
export { sandboxKeys } from "./sandbox/keys.ts";
export { makeSandboxProvider } from "./sandbox/provider.ts";

export type Payments = {
  /** The provider of new payments. */
  provider: string;
  /** Gets the provider's session for a payment that `command.begin_payment` wrote. Throws GATEWAY_UNAVAILABLE. */
  openSession(payment: PaymentKey, returnUrl: string): Promise<OpenedPayment>;
  /** Asks the provider how a payment ended. Throws NOT_FOUND and GATEWAY_UNAVAILABLE. */
  validate(request: ValidationRequest): Promise<PaymentStatus>;
  jobs: readonly Job[];
};

/** Payments through an external provider. */
export function makePayments(parts: PaymentParts): Payments {
  return {
    provider: parts.provider.name,
    openSession: (payment, returnUrl) => openSession(parts, payment, returnUrl),
    validate: (request) => validatePayment(parts, request),
    jobs: [
      { name: "watch-payments", everySeconds: 5, run: () => watchPayments(parts) },
      { name: "send-refunds", everySeconds: 5, run: () => sendRefunds(parts) },
      { name: "reconcile-payments", everySeconds: 60, run: () => reconcilePayments(parts) },
    ],
  };
}
