import { ZERO_CENTS } from "@trove/money";
import { nextCheck } from "./check-schedule.ts";
import type { AtProvider, PaymentParts } from "./parts.ts";
import { claimDuePayment, type Payment, setNextCheck } from "./payments.store.ts";
import type { MadeSession, ProviderPayment } from "../../payment-providers/provider.ts";
import { referenceOf } from "./reference.ts";
import { settle } from "./settle.ts";

/** The state of a payment that has no session. No page could show it, so nobody can have paid it. */
function neverOffered(payment: Payment): ProviderPayment {
  return {
    providerPaymentId: null,
    sessionId: null,
    reference: referenceOf(payment),
    state: "Expired",
    paid: payment.paidCents,
    currencyCode: payment.currencyCode,
    chargedBack: ZERO_CENTS,
    disputedAt: null,
    refunded: ZERO_CENTS,
    refundsBack: ZERO_CENTS,
    backKeys: [],
    failureReason: null,
  };
}

/**
 * Asks the provider for a payment's state. Once the payment has expired, also cancels its session if it is unpaid, so
 * that it can't be paid later.
 */
async function look({ provider }: AtProvider, payment: Payment, isPast: boolean) {
  const { sessionId, currencyCode } = payment;
  if (sessionId === null) return isPast ? neverOffered(payment) : undefined;
  const session: MadeSession = {
    sessionId,
    reference: referenceOf(payment),
    paid: payment.paidCents,
    currencyCode,
  };
  return isPast ? provider.cancel(session) : provider.lookUp(session);
}

async function watch(parts: AtProvider, payment: Payment): Promise<void> {
  const now = parts.now();
  const isPast = payment.expiresAt <= now;
  const said = await look(parts, payment, isPast);
  if (said !== undefined) await settle(parts, said, payment);
  await setNextCheck(parts.db, payment, nextCheck(payment.createdAt, payment.expiresAt, now));
}

/**
 * Checks the provider's pending payments that are due, one after the other, and fails those that were not paid in time.
 * If a check fails, it is repeated in a minute, and the others go on.
 */
export async function watchPayments(parts: AtProvider): Promise<void> {
  const { db, provider, now, log } = parts;
  const next = () => claimDuePayment(db, { is: "in", names: [provider.name] }, now());
  for (let due = await next(); due !== undefined; due = await next()) {
    const { paymentId } = due;
    await watch(parts, due).catch((error: unknown) =>
      log.warn({ err: error, paymentId }, "could not look at a payment"),
    );
  }
}

/**
 * Looks at due payments of providers that the shop no longer has. Fails those that nobody can have paid, because they
 * have no session, once their time is over. Logs the others, which nobody can settle, every hour.
 */
export async function watchLeftPayments(parts: PaymentParts): Promise<void> {
  const { db, now, log } = parts;
  const names = parts.providers.all.map(({ name }) => name);
  const next = () => claimDuePayment(db, { is: "not in", names }, now());
  for (let due = await next(); due !== undefined; due = await next()) {
    const { paymentId, provider, sessionId, createdAt, expiresAt } = due;
    const at = now();
    if (sessionId !== null) {
      log.warn({ paymentId, provider }, "a payment waits for a provider that the shop no longer has");
    } else if (expiresAt <= at) await settle({ ...parts, provider: { name: provider } }, neverOffered(due), due);
    await setNextCheck(db, due, nextCheck(createdAt, expiresAt, at));
  }
}
