import { randomUUIDv7 } from "node:crypto";
import { type NotNull, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import { CANDIDATES, claimFirst } from "../../database/claim.ts";
import type { Connection } from "../../database/connection.ts";
import type { ProviderPayment, RefundResult } from "../../payment-providers/provider.ts";
import type { PaymentKey } from "./reference.ts";

/** A refund to request from the provider. `paidCents` is in hundredths of the payment's currency. */
export type DueRefund = NonNullable<Awaited<ReturnType<typeof claimDueRefund>>>;

/**
 * Claims the refund that has been due longest, if any, so that no other process requests it. Sets its next attempt to
 * five minutes from now, in case this process dies.
 */
export async function claimDueRefund(db: Connection, provider: string, now: Date) {
  const due = await db
    .selectFrom("refunds as due")
    .innerJoin("payments as paid", (join) =>
      join.onRef("paid.userId", "=", "due.userId").onRef("paid.paymentId", "=", "due.paymentId"),
    )
    .select(["due.userId", "due.refundId"])
    .where("due.nextAttemptAt", "<=", now)
    .where("paid.provider", "=", provider)
    .where("paid.providerPaymentId", "is not", null)
    .orderBy("due.nextAttemptAt")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ userId, refundId }) =>
    db
      .updateTable("refunds as r")
      .from("payments as p")
      .set({ nextAttemptAt: sql<Date>`${now}::timestamptz + interval '5 minutes'` })
      .whereRef("p.userId", "=", "r.userId")
      .whereRef("p.paymentId", "=", "r.paymentId")
      .where("r.userId", "=", userId)
      .where("r.refundId", "=", refundId)
      .where("r.nextAttemptAt", "<=", now)
      .returning(["r.userId", "r.refundId", "p.providerPaymentId", "r.paidCents"])
      .$narrowType<{ providerPaymentId: NotNull }>()
      .executeTakeFirst(),
  );
}

/**
 * Returns a payment's refunds that the provider had taken and no longer names: those that had come back before, and
 * `looked`. Others may be newer than the report.
 */
export async function readForgotten(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  { refundKeys }: Pick<ProviderPayment, "refundKeys">,
  looked: { refundId: string } | undefined,
) {
  if (refundKeys === undefined) return [];
  return db
    .selectFrom("refunds")
    .select(["refundId", "paidCents"])
    .where("userId", "=", userId)
    .where("paymentId", "=", paymentId)
    .where(sql<boolean>`(status = 'Returned' or status = 'Taken' and refund_id = ${looked?.refundId ?? null}::uuid)`)
    .where(sql<boolean>`refund_id::text <> all (${refundKeys}::text[])`)
    .execute();
}

/** Returns false if the refund has got a result since it was claimed. */
export async function isStillDue(db: Connection, { userId, refundId }: DueRefund): Promise<boolean> {
  const { status } = await db
    .selectFrom("refunds")
    .select("status")
    .where("userId", "=", userId)
    .where("refundId", "=", refundId)
    .executeTakeFirstOrThrow();
  return status === "Requested";
}

/** For how long the provider is asked whether a refund that it has taken has failed, every three days. */
const LOOKED_AT_DAYS = 60;

const DAY_MS = 86_400_000;

/** The time of the look after this one; null if the refund was taken too long ago, as the column `takenAt` says. */
export const lookAfter = (takenAt: "createdAt" | "refundTakenAt", now: Date) =>
  sql<Date | null>`case when ${sql.ref(takenAt)} > ${new Date(now.getTime() - LOOKED_AT_DAYS * DAY_MS)}::timestamptz
    then ${new Date(now.getTime() + 3 * DAY_MS)}::timestamptz end`;

/** The time of the look after one that fails. */
export const lookAgain = (now: Date) => sql<Date>`${now}::timestamptz + interval '1 hour'`;

/** A taken refund, and its payment's id at the provider. */
export type TakenRefund = { userId: string; refundId: string; providerPaymentId: string };

/**
 * Claims the taken refund whose next look has been due longest, if any. Sets the next look to an hour from now, in case
 * this one fails.
 */
export async function claimTakenRefund(db: Connection, provider: string, now: Date): Promise<TakenRefund | undefined> {
  const due = await db
    .selectFrom("refunds as due")
    .innerJoin("payments as paid", (join) =>
      join.onRef("paid.userId", "=", "due.userId").onRef("paid.paymentId", "=", "due.paymentId"),
    )
    .select(["due.userId", "due.refundId", "paid.providerPaymentId"])
    .where("due.nextLookAt", "<=", now)
    .where("paid.provider", "=", provider)
    .where("paid.providerPaymentId", "is not", null)
    .orderBy("due.nextLookAt")
    .limit(CANDIDATES)
    .$narrowType<{ providerPaymentId: NotNull }>()
    .execute();
  return claimFirst(due, async (taken) => {
    const claimed = await db
      .updateTable("refunds")
      .set({ nextLookAt: lookAgain(now) })
      .where("userId", "=", taken.userId)
      .where("refundId", "=", taken.refundId)
      .where("nextLookAt", "<=", now)
      .returning("refundId")
      .executeTakeFirst();
    return claimed && taken;
  });
}

/** Sets the look after one that succeeded. Does nothing if the refund has failed. */
export async function setNextLook(db: Connection, { userId, refundId }: TakenRefund, now: Date): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ nextLookAt: lookAfter("createdAt", now) })
    .where("userId", "=", userId)
    .where("refundId", "=", refundId)
    .where("nextLookAt", "is not", null)
    .execute();
}

/**
 * Records whether the provider took or refused a refund. Keeps the first result. If the refund was refused, the money
 * held for it goes back to the balance.
 */
export async function recordRefundResult(
  db: Connection,
  { userId, refundId }: DueRefund,
  status: RefundResult,
  at: Date,
): Promise<void> {
  const result = { user: userId, refund: refundId, status, entry: randomUUIDv7(), at };
  await callCommand(db, command("record_refund_result", result));
}
