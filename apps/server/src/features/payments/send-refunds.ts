import { type Cents, cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { AtProvider } from "./parts.ts";
import type { ProviderPayment } from "../../payment-providers/provider.ts";
import {
  claimDueCapture,
  claimTakenCapture,
  type DueCapture,
  isCaptureStillDue,
  recordCaptureRefund,
  setNextCaptureLook,
} from "./quarantine/quarantine.store.ts";
import {
  claimDueRefund,
  claimTakenRefund,
  type DueRefund,
  isStillDue,
  recordRefundResult,
  setNextLook,
} from "./refunds.store.ts";
import { settle } from "./settle.ts";

/**
 * Whether a bank has charged back so much that this refund would return more than was paid. Must be checked here,
 * because providers may still accept a refund after a chargeback.
 */
function isChargedBack({ paid, refunded, refundsBack, chargedBack }: ProviderPayment, refund: Cents): boolean {
  return chargedBack > 0 && refunded - refundsBack + chargedBack + refund > paid;
}

async function sendRefund(parts: AtProvider, refund: DueRefund): Promise<void> {
  const { db, provider, log } = parts;
  const { refundId, providerPaymentId, paidCents } = refund;
  const request = { idempotencyKey: refundId, providerPaymentId, amount: paidCents };
  const before = await provider.retrieve(providerPaymentId);
  // Books a chargeback first, so that it uses the money held for this refund. If the refund were refused first, that
  // money would go back to the balance.
  if (before !== undefined) await settle(parts, before);
  // It may have reached the provider before and have failed since.
  if (!(await isStillDue(db, refund))) return;
  const isTooLate = before !== undefined && isChargedBack(before, paidCents);
  const status = isTooLate ? "Refused" : await provider.refund(request);
  const said = await provider.retrieve(providerPaymentId);
  await recordRefundResult(db, refund, status, parts.now());
  if (status === "Refused") log.warn({ refundId }, "the provider refuses a refund");
  if (said !== undefined) await settle(parts, said);
}

async function sendOrderedRefunds(parts: AtProvider): Promise<void> {
  const { db, provider, now, log } = parts;
  const next = () => claimDueRefund(db, provider.name, now());
  for (let due = await next(); due !== undefined; due = await next()) {
    const { refundId } = due;
    await sendRefund(parts, due).catch((error: unknown) => log.warn({ err: error, refundId }, "could not refund"));
  }
}

/**
 * Requests the refund of a capture: of what its person's closed account still had of it, or of all that the provider
 * has not returned yet.
 */
async function sendCaptureRefund(parts: AtProvider, due: DueCapture): Promise<void> {
  const { db, provider, now } = parts;
  const { refundId, providerPaymentId, refundPaidCents } = due;
  const before = await provider.retrieve(providerPaymentId);
  if (before === undefined) throw new Error("the provider does not know the capture");
  // Books a chargeback first, so that it uses the money held for this refund.
  await settle(parts, before);
  // It may have reached the provider before and have failed since.
  if (!(await isCaptureStillDue(db, due))) return;
  // If nothing is left, all of it was returned before, possibly by an earlier attempt of this refund.
  const left = cents(Math.max(0, before.paid - before.refunded + before.refundsBack - before.chargedBack));
  const amount = refundPaidCents ?? left;
  const isTooLate = refundPaidCents !== null && isChargedBack(before, amount);
  const request = { idempotencyKey: refundId, providerPaymentId, amount };
  const refund = () => (left > 0 ? provider.refund(request) : "Taken");
  await recordCaptureRefund(db, due, isTooLate ? "Refused" : await refund(), now());
  const said = await provider.retrieve(providerPaymentId);
  if (said !== undefined) await settle(parts, said);
}

async function sendCaptureRefunds(parts: AtProvider): Promise<void> {
  const { db, provider, now, log } = parts;
  const next = () => claimDueCapture(db, provider.name, now());
  for (let due = await next(); due !== undefined; due = await next()) {
    const { refundId } = due;
    await sendCaptureRefund(parts, due).catch((error: unknown) =>
      log.warn({ err: error, refundId }, "could not refund a quarantined capture"),
    );
  }
}

/** Looks a run, so that a slow provider does not keep the refunds of the next run waiting. */
const MOST_LOOKS = 50;

type Taken = { refundId?: string; providerPaymentId: string };

/** Asks about a payment, a refund of which the provider has taken. Returns false if that was not possible. */
async function lookAt(parts: AtProvider, { refundId, providerPaymentId }: Taken): Promise<boolean> {
  try {
    const said = await parts.provider.retrieve(providerPaymentId);
    if (said !== undefined) await settle(parts, said, undefined, refundId === undefined ? undefined : { refundId });
    return true;
  } catch (error) {
    parts.log.warn({ err: error, providerPaymentId }, "could not look at a refund");
    return false;
  }
}

/** Asks about what `claim` gives, and sets the next look at what the provider could be asked about. */
async function lookAtEach<Claimed extends Taken>(
  parts: AtProvider,
  claim: (db: Connection, provider: string, now: Date) => Promise<Claimed | undefined>,
  setNext: (db: Connection, taken: Claimed, now: Date) => Promise<void>,
): Promise<void> {
  const { db, provider, now } = parts;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const taken = await claim(db, provider.name, now());
    if (taken === undefined) return;
    if (await lookAt(parts, taken)) await setNext(db, taken, now());
  }
}

/**
 * Requests due refunds from the provider, one after the other, then those of quarantined captures. Then looks
 * at refunds that were taken before.
 * - Each refund's id is its idempotency key, so that a retry pays nothing twice.
 * - After each result, settles the payment's new state.
 * - A refund may be refused because a part of the payment was returned in another way. Then settling requests a refund
 *   of the rest.
 */
export async function sendRefunds(parts: AtProvider): Promise<void> {
  await sendOrderedRefunds(parts);
  await sendCaptureRefunds(parts);
  // A webhook that a taken one has failed may be lost.
  await lookAtEach(parts, claimTakenRefund, setNextLook);
  await lookAtEach(parts, claimTakenCapture, setNextCaptureLook);
}
