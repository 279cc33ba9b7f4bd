import type { PaymentParts } from "./parts.ts";
import { claimDueRefund, type DueRefund, recordRefundResult } from "./refunds.store.ts";
import { settle } from "./settle.ts";

async function sendRefund(parts: PaymentParts, refund: DueRefund): Promise<void> {
  const { db, provider, log } = parts;
  const { refundId, providerPaymentId, paidCents } = refund;
  const request = { idempotencyKey: refundId, providerPaymentId, amount: paidCents };
  const status = await provider.refund(request);
  await recordRefundResult(db, refund, status);
  if (status === "Refused") log.warn({ refundId }, "the provider refuses a refund");
  const said = await provider.retrieve(providerPaymentId);
  if (said !== undefined) await settle(parts, said);
}

/**
 * Requests the refunds that are due from the provider, one after the other. Each uses its own id as idempotency key, so
 * that a retry pays nothing twice. Then settles the payment's new state.
 */
export async function sendRefunds(parts: PaymentParts): Promise<void> {
  const { db, provider, now, log } = parts;
  const next = () => claimDueRefund(db, provider.name, now());
  for (let due = await next(); due !== undefined; due = await next()) {
    const { refundId } = due;
    await sendRefund(parts, due).catch((error: unknown) => log.warn({ err: error, refundId }, "could not refund"));
  }
}
