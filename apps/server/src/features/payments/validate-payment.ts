import type { PaymentStatus } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { PaymentParts, PaymentPurpose } from "./parts.ts";
import { findPayment, type Payment } from "./payments.store.ts";
import { isOver, type ProviderPayment } from "../../payment-providers/provider.ts";
import { readReference } from "./reference.ts";
import { settle } from "./settle.ts";

export type ValidationRequest = {
  /** Whether the caller may see this payment. */
  isAllowed: (payment: Payment) => boolean;
  purpose: PaymentPurpose;
  /** The provider's id of a payment or of a session. */
  providerPaymentId: string;
  /** If true, a payment that has neither succeeded nor is being processed becomes Failed now. */
  mustFail: boolean;
};

type Found = { said: ProviderPayment; payment: Payment };

async function find(parts: PaymentParts, request: ValidationRequest): Promise<Found> {
  const said = await parts.provider.retrieve(request.providerPaymentId);
  const key = said && readReference(said.reference);
  const payment = key && (await findPayment(parts.db, key));
  const isTheirs = payment?.purpose === request.purpose && request.isAllowed(payment);
  if (said === undefined || payment === undefined || !isTheirs) throw new Refusal("NOT_FOUND");
  return { said, payment };
}

/**
 * Asks the provider how a payment ended, and settles a success. With `mustFail`, a payment that has neither succeeded
 * nor is being processed becomes Failed; an unpaid session is first cancelled at the provider. Without it, a failure is
 * only returned. Throws GATEWAY_UNAVAILABLE, and NOT_FOUND if the payment is another person's, has another purpose or
 * is unknown.
 */
export async function validatePayment(parts: PaymentParts, request: ValidationRequest): Promise<PaymentStatus> {
  const { said, payment } = await find(parts, request);
  if (isOver(said.state) && !request.mustFail) return payment.status === "Success" ? "Success" : "Failed";
  const { sessionId, reference, paid, currencyCode } = said;
  const isAbandoned = said.state === "Open" && request.mustFail && sessionId !== null;
  const now = isAbandoned ? await parts.provider.cancel({ sessionId, reference, paid, currencyCode }) : said;
  return (await settle(parts, now, payment)) ?? payment.status;
}
