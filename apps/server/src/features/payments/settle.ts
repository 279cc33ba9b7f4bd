import { randomUUIDv7 } from "node:crypto";
import type { PaymentStatus } from "@trove/contract";
import { cents, sum } from "@trove/money";
import { settledPayments } from "../../metrics/instruments.ts";
import { type PaymentReport, reportOf } from "./payment-report.ts";
import type { Reported } from "./parts.ts";
import { findPayment, quarantineUnmatchedCapture } from "./payments.store.ts";
import type { ProviderPayment } from "../../payment-providers/provider.ts";
import { callSettleCapture, findBookedPayment } from "./quarantine/quarantine.store.ts";
import { tellKept } from "./means/tell-kept.ts";
import { readForgotten } from "./refunds.store.ts";
import { noteCard } from "../protection/index.ts";
import { type PaymentKey, readReference, referenceOf } from "./reference.ts";

/** Counts refunds that the provider has forgotten as ones that came back, because the sums of a payment only grow. */
function withForgotten(report: PaymentReport, forgotten: Awaited<ReturnType<typeof readForgotten>>): PaymentReport {
  const gone = sum(forgotten.map(({ paidCents }) => paidCents));
  return {
    ...report,
    refundedPaidCents: cents(report.refundedPaidCents + gone),
    refundsBackPaidCents: cents(report.refundsBackPaidCents + gone),
    backKeys: [...report.backKeys, ...forgotten.map(({ refundId }) => refundId)],
  };
}

/**
 * Settles a payment as the provider reports it. Webhook, return page and jobs all call this. Returns the payment's
 * status, or undefined if there is no such payment.
 * - `asked` is the payment that was asked about. Without it, the payment is the one to which an operator has booked the
 *   capture, or else the one in the reference.
 * - Quarantines money for an unknown payment, unless another shop with the same account made it. Books returns of a
 *   quarantined capture.
 * - The books never return more than was paid. If a bank charges back refunded money, this is only logged, for an
 *   operator to contest.
 * - `looked` is a refund taken a day ago or earlier, about which the provider was asked. It came back if the provider
 *   no longer names it.
 */
export async function settle(
  parts: Reported,
  said: ProviderPayment,
  asked?: PaymentKey,
  looked?: { refundId: string },
): Promise<PaymentStatus | undefined> {
  const { db, provider, settlers, now, log } = parts;
  const booked = await findBookedPayment(db, provider.name, said.providerPaymentId);
  const expected = asked ?? booked ?? readReference(said.reference);
  const isBooked = booked !== undefined && booked.paymentId === expected?.paymentId;
  const report = reportOf(provider, isBooked ? { ...said, reference: referenceOf(booked), sessionId: null } : said);
  if (said.refunded + said.chargedBack > 0 || said.disputedAt !== null) await callSettleCapture(db, report, now());
  const payment = expected && (await findPayment(db, expected));
  if (payment === undefined) {
    log.warn({ providerPaymentId: said.providerPaymentId }, "a payment without an owner");
    if (said.state === "Captured" && said.isForeign !== true)
      await quarantineUnmatchedCapture(db, report, randomUUIDv7(), now());
    return undefined;
  }
  const returns = await readForgotten(db, payment, said, looked);
  const status = await settlers[payment.purpose](db, payment, withForgotten(report, returns), now());
  if (said.card !== undefined && said.state === "Captured" && status === "Success") {
    await noteCard(parts, payment.userId, { provider: provider.name, ...said.card }, payment.createdAt);
  }
  // The payer of a capture that an operator booked may be somebody else.
  if (said.isKept === true && said.state === "Captured" && !isBooked) {
    await tellKept(parts, payment).catch((error: unknown) =>
      log.warn({ err: error, paymentId: payment.paymentId }, "could not tell of a kept card"),
    );
  }
  settledPayments.inc({ purpose: payment.purpose, status });
  if (said.refunded - said.refundsBack + said.chargedBack > said.paid) {
    log.warn({ paymentId: payment.paymentId }, "more has gone back than was paid");
  }
  if (said.state === "Captured" && status !== "Success") {
    log.warn({ paymentId: payment.paymentId }, "a capture that does not match is in quarantine");
  }
  return status;
}
