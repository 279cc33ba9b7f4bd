import { randomUUIDv7 } from "node:crypto";
import { type NotNull, sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { lookAfter, lookAgain } from "../refunds.store.ts";
import { command } from "../../../command/command-call.ts";
import { CANDIDATES, claimFirst } from "../../../database/claim.ts";
import type { Connection } from "../../../database/connection.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { RefundResult } from "../../../payment-providers/provider.ts";
import type { PaymentKey } from "../reference.ts";
import { newReversalEntries } from "../reversal-entries.ts";

/** Finds the payment to which an operator has booked a quarantined capture. */
export async function findBookedPayment(
  db: Connection,
  provider: string,
  providerPaymentId: string | null,
): Promise<PaymentKey | undefined> {
  if (providerPaymentId === null) return undefined;
  return db
    .selectFrom("quarantinedCaptures")
    .select(["releaseUserId as userId", "releasePaymentId as paymentId"])
    .where("provider", "=", provider)
    .where("providerPaymentId", "=", providerPaymentId)
    .where("release", "=", "Payment")
    .$narrowType<{ userId: NotNull; paymentId: NotNull }>()
    .executeTakeFirst();
}

/**
 * Books the part of a quarantined capture that the provider has returned to its payer. Does nothing for other captures.
 */
export async function callSettleCapture(db: Connection, report: PaymentReport, at: Date): Promise<void> {
  await callCommand(db, command("settle_capture", { report, entries: newReversalEntries(randomUUIDv7), at }));
}

export type DueCapture = NonNullable<Awaited<ReturnType<typeof claimDueCapture>>>;

/**
 * Claims the capture whose refund has been due longest, if any, so that no other process refunds it. Sets the next
 * attempt to five minutes from now, in case this process dies.
 */
export async function claimDueCapture(db: Connection, provider: string, now: Date) {
  const due = await db
    .selectFrom("quarantinedCaptures")
    .select(["providerPaymentId", "captureId"])
    .where("nextAttemptAt", "<=", now)
    .where("provider", "=", provider)
    .orderBy("nextAttemptAt")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ providerPaymentId, captureId }) =>
    db
      .updateTable("quarantinedCaptures")
      .set({ nextAttemptAt: sql<Date>`${now}::timestamptz + interval '5 minutes'` })
      .where("providerPaymentId", "=", providerPaymentId)
      .where("captureId", "=", captureId)
      .where("nextAttemptAt", "<=", now)
      .returning(["captureId", "providerPaymentId", "refundId", "refundPaidCents"])
      .$narrowType<{ refundId: NotNull }>()
      .executeTakeFirst(),
  );
}

/** Returns false if the capture's refund has got a result since it was claimed. */
export async function isCaptureStillDue(db: Connection, due: DueCapture): Promise<boolean> {
  const { refundId, refundStatus } = await db
    .selectFrom("quarantinedCaptures")
    .select(["refundId", "refundStatus"])
    .where("providerPaymentId", "=", due.providerPaymentId)
    .where("captureId", "=", due.captureId)
    .executeTakeFirstOrThrow();
  return refundId === due.refundId && refundStatus === "Requested";
}

/** Records whether the provider took or refused the refund. Keeps the first result. */
export async function recordCaptureRefund(
  db: Connection,
  { captureId, refundId }: DueCapture,
  status: RefundResult,
  at: Date,
): Promise<void> {
  await callCommand(db, command("record_capture_refund", { capture: captureId, refund: refundId, status, at }));
}

/**
 * Claims the capture whose refund was taken and whose next look has been due longest, if any. Sets the next look to an
 * hour from now, in case this one fails.
 */
export async function claimTakenCapture(db: Connection, provider: string, now: Date) {
  const due = await db
    .selectFrom("quarantinedCaptures")
    .select("providerPaymentId")
    .where("nextLookAt", "<=", now)
    .where("provider", "=", provider)
    .orderBy("nextLookAt")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ providerPaymentId }) =>
    db
      .updateTable("quarantinedCaptures")
      .set({ nextLookAt: lookAgain(now) })
      .where("provider", "=", provider)
      .where("providerPaymentId", "=", providerPaymentId)
      .where("nextLookAt", "<=", now)
      .returning(["provider", "providerPaymentId"])
      .executeTakeFirst(),
  );
}

/** Sets the look after one that succeeded. Does nothing if the refund has failed. */
export async function setNextCaptureLook(
  db: Connection,
  { provider, providerPaymentId }: { provider: string; providerPaymentId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable("quarantinedCaptures")
    .set({ nextLookAt: lookAfter("refundTakenAt", now) })
    .where("provider", "=", provider)
    .where("providerPaymentId", "=", providerPaymentId)
    .where("nextLookAt", "is not", null)
    .execute();
}

/** Reads the report with which a capture came into quarantine. */
export async function readReport(db: Connection, captureId: string): Promise<PaymentReport> {
  const { evidence } = await db
    .selectFrom("quarantinedCaptures")
    .select("evidence")
    .where("captureId", "=", captureId)
    .$narrowType<{ evidence: PaymentReport }>()
    .executeTakeFirstOrThrow();
  return evidence;
}
