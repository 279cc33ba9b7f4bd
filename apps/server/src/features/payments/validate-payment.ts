import type { PaymentPurpose, PaymentStatus } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { PaymentParts } from "./parts.ts";
import { findPayment, type Payment } from "./payments.store.ts";
import { isOver, type PaymentProvider, type ProviderPayment } from "../../payment-providers/provider.ts";
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

type Found = { said: ProviderPayment; payment: Payment; provider: PaymentProvider };

async function findAt(
  provider: PaymentProvider,
  { db }: PaymentParts,
  request: ValidationRequest,
): Promise<Found | undefined> {
  const said = await provider.retrieve(request.providerPaymentId);
  const key = said && readReference(said.reference);
  const payment = key && (await findPayment(db, key));
  const isTheirs = payment?.purpose === request.purpose && request.isAllowed(payment);
  return said !== undefined && payment !== undefined && isTheirs ? { said, payment, provider } : undefined;
}

/**
 * Asks the providers one after the other, because the page's id does not tell whose it is. If none knows it, throws the
 * first error of those that could not say.
 */
async function find(parts: PaymentParts, request: ValidationRequest): Promise<Found> {
  const errors: Error[] = [];
  for (const provider of parts.providers.all) {
    const found = await findAt(provider, parts, request).catch((error: Error) => {
      parts.log.warn({ err: error, provider: provider.name }, "could not ask a provider for a payment");
      errors.push(error);
      return undefined;
    });
    if (found !== undefined) return found;
  }
  throw errors[0] ?? new Refusal("NOT_FOUND");
}

/**
 * Asks the provider how a payment ended, and settles a success. With `mustFail`, a payment that has neither succeeded
 * nor is being processed becomes Failed; an unpaid session is first cancelled at the provider. Without it, a failure is
 * only returned. Throws GATEWAY_UNAVAILABLE, and NOT_FOUND if the payment is another person's, has another purpose or
 * is unknown.
 */
export async function validatePayment(parts: PaymentParts, request: ValidationRequest): Promise<PaymentStatus> {
  const { said, payment, provider } = await find(parts, request);
  if (isOver(said.state) && !request.mustFail) return payment.status === "Success" ? "Success" : "Failed";
  const { sessionId, reference, paid, currencyCode } = said;
  const isAbandoned = said.state === "Open" && request.mustFail && sessionId !== null;
  const now = isAbandoned ? await provider.cancel({ sessionId, reference, paid, currencyCode }) : said;
  return (await settle({ ...parts, provider }, now, payment)) ?? payment.status;
}
