import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** The number of the newest ledger entry that is committed; 0 if there is none. */
export async function readNewestNumber(db: Connection): Promise<number> {
  const { newest } = await db
    .selectFrom("ledgerEntries")
    .select(({ fn, lit }) => fn.coalesce(fn.max("number"), lit(0)).as("newest"))
    .executeTakeFirstOrThrow();
  return newest;
}

export type Cursor = NonNullable<Awaited<ReturnType<typeof lockCursor>>>;

/** Locks the cursor until the transaction ends; returns undefined if another process has it. */
export function lockCursor(tx: Transaction) {
  return tx
    .selectFrom("ledgerProjection")
    .select(["foldedNumber", "finalNumber", "finalAt", "fenceNumber", "fenceTransaction", "fenceAt"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * This transaction's id, and whether all transactions up to another one have ended. An id that this database has not
 * reached yet comes from the database of which it is a copy, where its transactions were left behind.
 */
export async function readTransactions(
  tx: Transaction,
  other: number,
): Promise<{ transaction: number; haveEnded: boolean }> {
  const { rows } = await sql<{ transaction: number; haveEnded: boolean }>`
    select current.id as transaction, ${other} < oldest.id or ${other} > current.id as have_ended
    from (select pg_current_xact_id()::text::bigint as id) current,
      (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as id) oldest`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a transaction without an id");
  return row;
}

export async function moveCursor(tx: Transaction, cursor: Cursor & { asOf?: Date | null }): Promise<void> {
  await tx.updateTable("ledgerProjection").set(cursor).execute();
}

/** Until when the sums are complete; null before the first entries are in them. */
export async function readAsOf(db: Connection): Promise<Date | null> {
  const { asOf } = await db.selectFrom("ledgerProjection").select("asOf").executeTakeFirstOrThrow();
  return asOf;
}

/** The number of the last entry that is in the sums. */
export async function readFoldedNumber(db: Connection): Promise<number> {
  const { foldedNumber } = await db.selectFrom("ledgerProjection").select("foldedNumber").executeTakeFirstOrThrow();
  return foldedNumber;
}
