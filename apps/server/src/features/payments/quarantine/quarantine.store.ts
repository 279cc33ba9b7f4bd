import { randomUUIDv7 } from "node:crypto";
import { type NotNull, sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Evidence } from "../evidence.ts";
import type { RefundResult } from "../../../payment-providers/provider.ts";
import type { PaymentKey } from "../reference.ts";
import { newReturnEntries } from "../return-entries.ts";

/** The payment to which an operator booked a capture that had been in quarantine. */
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

/** Books what has gone back of a capture that was quarantined. Does nothing for other captures. */
export async function callSettleCapture(db: Connection, evidence: Evidence, at: Date): Promise<void> {
  await callCommand(db, command("settle_capture", { evidence, entries: newReturnEntries(randomUUIDv7), at }));
}

export type DueCapture = NonNullable<Awaited<ReturnType<typeof claimDueCapture>>>;

/**
 * Claims the refund of a capture that has been due longest, if any, and sets its next attempt to five minutes from now,
 * in case this process dies. No other process claims the same one meanwhile.
 */
export function claimDueCapture(db: Connection, provider: string, now: Date) {
  const due = db
    .selectFrom("quarantinedCaptures")
    .select("captureId")
    .where("nextAttemptAt", "<=", now)
    .where("provider", "=", provider)
    .orderBy("nextAttemptAt")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("quarantinedCaptures")
    .set({ nextAttemptAt: sql<Date>`${now}::timestamptz + interval '5 minutes'` })
    .where("captureId", "=", due)
    .returning(["captureId", "providerPaymentId", "refundId"])
    .$narrowType<{ refundId: NotNull }>()
    .executeTakeFirst();
}

/** Records the provider's result. The first result is kept. */
export async function recordCaptureRefund(
  db: Connection,
  { captureId, refundId }: DueCapture,
  status: RefundResult,
): Promise<void> {
  await callCommand(db, command("record_capture_refund", { capture: captureId, refund: refundId, status }));
}

/** Reads the provider's report of a quarantined capture. */
export async function readEvidence(db: Connection, captureId: string): Promise<Evidence> {
  const { evidence } = await db
    .selectFrom("quarantinedCaptures")
    .select("evidence")
    .where("captureId", "=", captureId)
    .$narrowType<{ evidence: Evidence }>()
    .executeTakeFirstOrThrow();
  return evidence;
}
