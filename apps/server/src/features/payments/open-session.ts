import { Refusal } from "../../command/refusal.ts";
import { seal, unseal } from "../../sealed-box.ts";
import type { PaymentParts } from "./parts.ts";
import { attachSession, findPayment, type Payment } from "./payments.store.ts";
import type { PaymentSession } from "../../payment-providers/provider.ts";
import { type PaymentKey, referenceOf } from "./reference.ts";

export type OpenedPayment = { paymentId: string; subjectId: string; session: PaymentSession };

const contextOf = ({ paymentId }: PaymentKey) => `payment session ${paymentId}`;

async function createSession({ provider }: PaymentParts, payment: Payment, returnUrl: string): Promise<PaymentSession> {
  const { paymentId, paidCents, currencyCode, payer, expiresAt } = payment;
  return provider.createSession({
    idempotencyKey: paymentId,
    reference: referenceOf(payment),
    paid: paidCents,
    currencyCode,
    payer,
    returnUrl,
    expiresAt: expiresAt.toISOString(),
  });
}

/**
 * Creates the provider's session of a payment that has begun, and stores it, which completes the idempotency record. A
 * payment keeps its first session, so a repeated request gets the same one. Throws GATEWAY_UNAVAILABLE and leaves the
 * record open, so that a retry continues here; also if the payment has ended meanwhile, whose session is cancelled.
 */
export async function openSession(parts: PaymentParts, key: PaymentKey, returnUrl: string): Promise<OpenedPayment> {
  const { db, secrets, provider } = parts;
  const payment = await findPayment(db, key);
  if (payment === undefined) throw new Error(`no payment ${key.paymentId}`);
  const { paymentId, subjectId } = payment;
  let sealed = payment.sessionEncrypted;
  if (sealed === null) {
    if (payment.provider !== provider.name) throw new Refusal("GATEWAY_UNAVAILABLE");
    const session = await createSession(parts, payment, returnUrl);
    const sessionEncrypted = seal(secrets.rootKeys, contextOf(key), Buffer.from(JSON.stringify(session)));
    sealed = await attachSession(db, key, { sessionId: session.id, sessionEncrypted }, { paymentId }, parts.now());
    if (sealed === null) {
      const { paidCents: paid, currencyCode } = payment;
      await provider.cancel({ sessionId: session.id, reference: referenceOf(payment), paid, currencyCode });
      throw new Refusal("GATEWAY_UNAVAILABLE", { detail: "This payment has ended. Please begin again" });
    }
  }
  const opened = unseal(secrets.rootKeys, contextOf(key), sealed).toString("utf8");
  return { paymentId, subjectId, session: JSON.parse(opened) as PaymentSession };
}
