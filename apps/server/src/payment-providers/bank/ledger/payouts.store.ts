import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { BankConnection } from "./connection.ts";

type NewPayout = { payoutKey: string; reference: string; amount: Cents; holder: string; iban: string };

/** A payout as the bank's books have it. `backMinor` is the part that the payee's bank has sent back. */
export type BankPayout = {
  payoutKey: string;
  reference: string;
  amountMinor: number;
  sentOn: string | null;
  failedAt: Date | null;
  backMinor: number;
  oddEntryIds: string[];
};

/** Notes a payout that is to be sent, once per key. Returns it as it is in the books. */
export async function notePayout(
  db: BankConnection,
  { payoutKey, reference, amount, holder, iban }: NewPayout,
  at: Date,
): Promise<BankPayout> {
  const endToEndId = `PAY${payoutKey.replaceAll("-", "").toUpperCase()}`;
  const payee = { reference, payeeName: holder, payeeIban: iban };
  await db
    .insertInto("bank.bankRefunds")
    .values({ refundKey: payoutKey, endToEndId, amountMinor: amount, ...payee, createdAt: at, changedAt: at })
    .onConflict((conflict) => conflict.column("refundKey").doNothing())
    .execute();
  return payouts(db).where("r.refundKey", "=", payoutKey).executeTakeFirstOrThrow();
}

function payouts(db: BankConnection) {
  return db
    .selectFrom("bank.bankRefunds as r")
    .select(["r.refundKey as payoutKey", "r.reference", "r.amountMinor", "r.sentOn", "r.failedAt", "r.oddEntryIds"])
    .select(
      sql<number>`(SELECT coalesce(sum(b.amount_minor), 0)::bigint FROM bank.bank_entries b
        WHERE b.kind = 'RefundBack' AND b.refund_key = r.refund_key)`.as("backMinor"),
    )
    .where("r.entryId", "is", null)
    .$narrowType<{ reference: string }>();
}

export const findPayout = (db: BankConnection, payoutKey: string): Promise<BankPayout | undefined> =>
  payouts(db).where("r.refundKey", "=", payoutKey).executeTakeFirst();

export function changedPayouts(db: BankConnection, since: Date): Promise<BankPayout[]> {
  return payouts(db).where("r.changedAt", ">=", since).orderBy("r.changedAt").orderBy("r.refundKey").execute();
}

/** Notes that payouts have changed, so that lists of changes name them. Leaves out refunds. */
export async function touchPayouts(db: BankConnection, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("bank.bankRefunds")
    .set({ changedAt: at })
    .where("refundKey", "in", keys)
    .where("entryId", "is", null)
    .execute();
}

/** The day after those on which the bank may still send a file, from its making. */
const firstSafeDay = sql<string>`to_char(f.created_at AT TIME ZONE 'UTC' + interval '3 days', 'YYYY-MM-DD')`;

/**
 * Notes that a payout is not sent. Returns false if a statement says otherwise, or if it is in a file and no imported
 * statement goes three days further than the file: the bank may still send it. Locks it.
 */
export async function failPayout(tx: BankConnection, payoutKey: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bank.bankRefunds")
    .set({ failedAt: at, changedAt: at })
    .where("refundKey", "=", payoutKey)
    .where("entryId", "is", null)
    .where("sentOn", "is", null)
    .where("failedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("bank.bankEntries as b").select("b.entryId").where("b.refundKey", "=", payoutKey))),
    )
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("fileId", "is", null),
        exists(
          selectFrom("bank.bankRefundFiles as f")
            .innerJoin("bank.bankStatements as s", (join) => join.on("s.untilDay", ">=", firstSafeDay))
            .select("s.statementId")
            .whereRef("f.fileId", "=", "bank.bankRefunds.fileId")
            .where("s.appliedAt", "is not", null),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the files for the bank that these payouts are in, by their keys. */
export async function filesOfPayouts(db: BankConnection, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("bank.bankRefunds")
    .select(["refundKey", "fileId"])
    .where("refundKey", "in", keys)
    .where("fileId", "is not", null)
    .$narrowType<{ fileId: string }>()
    .execute();
  return new Map(rows.map(({ refundKey, fileId }) => [refundKey, fileId]));
}

/** Counts the payouts that are in no file yet. */
export async function countDuePayouts(db: BankConnection): Promise<number> {
  const { count } = await db
    .selectFrom("bank.bankRefunds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("entryId", "is", null)
    .where("fileId", "is", null)
    .where("failedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
