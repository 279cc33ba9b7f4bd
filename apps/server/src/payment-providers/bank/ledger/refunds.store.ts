import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import type { BankConnection } from "./connection.ts";
import { findPayment } from "./payments.store.ts";

/** The name by which statements call a refund: at most 35 signs. */
export const endToEndIdOf = (refundKey: string) => `REF${refundKey.replaceAll("-", "").toUpperCase()}`;

type Refund = { refundKey: string; entryId: string; amount: Cents };

/**
 * Notes a refund that is to be sent, once per key. Returns false if the payment is unknown, less is left of it, or it
 * can't be sent to the account that paid. Locks the payment's row.
 */
export function noteRefund(
  db: BankConnection,
  { refundKey, entryId, amount }: Refund,
  isPayable: (payerIban: string | null, currencyCode: string) => boolean,
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockPayments(tx, [entryId]);
    const known = await tx
      .selectFrom("bank.bankRefunds")
      .select(["entryId", "amountMinor"])
      .where("refundKey", "=", refundKey)
      .executeTakeFirst();
    if (known !== undefined) return known.entryId === entryId && cents(known.amountMinor) === amount;
    const payment = await findPayment(tx, entryId);
    if (payment === undefined || !isPayable(payment.payerIban, payment.currencyCode)) return false;
    const { amountMinor, refundedMinor, backMinor, takenBackMinor } = payment;
    if (amount > amountMinor - refundedMinor + backMinor - takenBackMinor) return false;
    const refund = { refundKey, entryId, endToEndId: endToEndIdOf(refundKey), amountMinor: amount, createdAt: at };
    await tx.insertInto("bank.bankRefunds").values(refund).execute();
    await touch(tx, [entryId], at);
    return true;
  });
}

/**
 * Locks payments in the order of their ids, so that files of refunds and imports, which both lock many, wait for each
 * other instead of deadlocking.
 */
export async function lockPayments(db: BankConnection, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await db
    .selectFrom("bank.bankEntries")
    .select("entryId")
    .where("entryId", "in", entryIds)
    .orderBy("entryId")
    .forUpdate()
    .execute();
}

/** Notes that payments have changed, so that lists of changes name them. */
export async function touch(db: BankConnection, entryIds: readonly string[], at: Date): Promise<void> {
  if (entryIds.length === 0) return;
  await lockPayments(db, entryIds);
  await db.updateTable("bank.bankEntries").set({ updatedAt: at }).where("entryId", "in", entryIds).execute();
}

/**
 * A refund or payout that a statement names. `backMinor` leaves out what came back by the statement itself. `reference`
 * is the merchant's id of the payout, or of the refunded payment's session; null if it has none. A payout has no
 * `entryId`, which is the refunded payment.
 */
export type NamedRefund = {
  refundKey: string;
  entryId: string | null;
  endToEndId: string;
  amountMinor: number;
  backMinor: number;
  failedAt: Date | null;
  reference: string | null;
  /** The account to which it was to be sent. */
  iban: string | null;
  /** The booking by which it was sent; null before. */
  sentEntryId: string | null;
};

export async function findNamedRefunds(
  db: BankConnection,
  endToEndIds: readonly string[],
  statementId: string,
  isLocked: boolean,
): Promise<NamedRefund[]> {
  if (isLocked) await lockNamed(db, endToEndIds);
  return db
    .selectFrom("bank.bankRefunds as r")
    .leftJoin("bank.bankEntries as b", (join) =>
      join.onRef("b.refundKey", "=", "r.refundKey").on("b.statementId", "<>", statementId),
    )
    .leftJoin("bank.bankEntries as e", "e.entryId", "r.entryId")
    .leftJoin("bank.bankSessions as s", "s.sessionId", "e.sessionId")
    .select(["r.refundKey", "r.entryId", "r.endToEndId", "r.amountMinor", "r.failedAt", "r.sentEntryId"])
    .select(({ fn }) => [
      fn.coalesce("r.reference", "s.reference").as("reference"),
      fn.coalesce("r.payeeIban", "e.payerIban").as("iban"),
    ])
    .select(sql<number>`coalesce(sum(b.amount_minor), 0)::bigint`.as("backMinor"))
    .where("r.endToEndId", "in", endToEndIds.length > 0 ? endToEndIds : [""])
    .groupBy(["r.refundKey", "s.reference", "e.payerIban"])
    .execute();
}

/** Keeps operators from noting these refunds as refused until the import has ended. */
async function lockNamed(tx: BankConnection, endToEndIds: readonly string[]): Promise<void> {
  if (endToEndIds.length === 0) return;
  await tx
    .selectFrom("bank.bankRefunds")
    .select("refundKey")
    .where("endToEndId", "in", endToEndIds)
    .orderBy("refundKey")
    .forUpdate()
    .execute();
}

/** Notes the booking by which the bank sent a refund, and its day. */
export async function noteSent(
  db: BankConnection,
  refundKey: string,
  { entryId, bookedOn: sentOn }: { entryId: string; bookedOn: string },
): Promise<void> {
  const sent = { sentOn, sentEntryId: entryId };
  await db.updateTable("bank.bankRefunds").set(sent).where("refundKey", "=", refundKey).execute();
}

/** Notes a booking that has sent a refund again, or otherwise than it was ordered. */
export async function noteOdd(db: BankConnection, refundKey: string, entryId: string): Promise<void> {
  await db
    .updateTable("bank.bankRefunds")
    .set({ oddEntryIds: sql<string[]>`array_append(array_remove(odd_entry_ids, ${entryId}), ${entryId})` })
    .where("refundKey", "=", refundKey)
    .execute();
}
