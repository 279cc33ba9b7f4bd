import { sql } from "kysely";
import type { BankConnection } from "./connection.ts";

/**
 * A payment as the bank's books have it. `refundedMinor` is all that was to be sent back, `backMinor` the part of it
 * that came back, and `backKeys` are the refunds that came back as a whole.
 */
export type BankPayment = {
  entryId: string;
  sessionId: string | null;
  reference: string | null;
  amountMinor: number;
  currencyCode: string;
  payerIban: string | null;
  remittance: string;
  refundedMinor: number;
  backMinor: number;
  backKeys: string[];
  takenBackMinor: number;
};

/** A refund that was noted as refused, and that the bank has sent after all, is not back. */
const backOf = sql<number>`CASE WHEN r.failed_at IS NOT NULL AND r.sent_on IS NULL THEN r.amount_minor ELSE (
  SELECT coalesce(sum(b.amount_minor), 0)::bigint FROM bank.bank_entries b
  WHERE b.kind = 'RefundBack' AND b.refund_key = r.refund_key) END`;

/**
 * The bank takes payments of a session back in the order in which they were imported, each as a whole. So a payment
 * that was taken back stays so, also if another one is imported later.
 */
const takenBack = sql<number>`CASE WHEN (
    SELECT count(*) FROM bank.bank_entries t
    WHERE t.kind = 'TakenBack' AND t.session_id = e.session_id AND t.amount_minor = e.amount_minor
  ) >= (
    SELECT count(*) FROM bank.bank_entries o
    WHERE o.kind = 'Payment' AND o.session_id = e.session_id AND o.amount_minor = e.amount_minor
      AND (o.imported_at, o.entry_id) <= (e.imported_at, e.entry_id)
  ) AND e.session_id IS NOT NULL THEN e.amount_minor ELSE 0 END`;

function payments(db: BankConnection) {
  return db
    .selectFrom("bank.bankEntries as e")
    .leftJoin("bank.bankSessions as s", "s.sessionId", "e.sessionId")
    .select(["e.entryId", "e.sessionId", "s.reference", "e.amountMinor", "e.currencyCode", "e.payerIban"])
    .select("e.remittance")
    .select(takenBack.as("takenBackMinor"))
    .select([
      sql<number>`(SELECT coalesce(sum(amount_minor), 0)::bigint FROM bank.bank_refunds r
        WHERE r.entry_id = e.entry_id)`.as("refundedMinor"),
      sql<number>`(SELECT coalesce(sum(${backOf}), 0)::bigint FROM bank.bank_refunds r
        WHERE r.entry_id = e.entry_id)`.as("backMinor"),
      sql<string[]>`ARRAY(SELECT r.refund_key FROM bank.bank_refunds r
        WHERE r.entry_id = e.entry_id AND ${backOf} >= r.amount_minor ORDER BY 1)`.as("backKeys"),
    ])
    .where("e.kind", "=", "Payment");
}

export function findPayment(db: BankConnection, entryId: string): Promise<BankPayment | undefined> {
  return payments(db).where("e.entryId", "=", entryId).executeTakeFirst();
}

/**
 * Reads the payments of a session, those first that have the session's amount, then in the order of their import.
 * Leaves out those whose payer's IBAN is unknown.
 */
export function paymentsOf(db: BankConnection, sessionId: string): Promise<BankPayment[]> {
  return payments(db)
    .where("e.sessionId", "=", sessionId)
    .where("e.payerIban", "is not", null)
    .orderBy(sql`e.amount_minor = s.amount_minor AND e.currency_code = s.currency_code`, "desc")
    .orderBy("e.importedAt")
    .orderBy("e.entryId")
    .execute();
}

/** Returns those of these payments that the bank has taken back. */
export async function takenBackOf(db: BankConnection, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const rows = await payments(db).where("e.entryId", "in", entryIds).execute();
  return rows.filter(({ takenBackMinor }) => takenBackMinor > 0).map(({ entryId }) => entryId);
}

/** Reads the payments that changed at or after a time. */
export function changedSince(db: BankConnection, since: Date): Promise<BankPayment[]> {
  return payments(db).where("e.updatedAt", ">=", since).orderBy("e.updatedAt").orderBy("e.entryId").execute();
}

/** Reads the payments whose sessions began within a time. Those that pay no session began when they were imported. */
export async function begunWithin(db: BankConnection, from: Date, until: Date): Promise<BankPayment[]> {
  const named = payments(db)
    .where("s.createdAt", ">=", from)
    .where("s.createdAt", "<", until)
    .where("e.payerIban", "is not", null);
  const unnamed = payments(db)
    .where(({ eb, or }) => or([eb("e.sessionId", "is", null), eb("e.payerIban", "is", null)]))
    .where("e.importedAt", ">=", from)
    .where("e.importedAt", "<", until);
  return [...(await named.execute()), ...(await unnamed.execute())];
}
