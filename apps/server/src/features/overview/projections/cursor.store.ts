import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Returns the number of the newest committed ledger entry; 0 if there is none. */
export async function readNewestNumber(db: Connection): Promise<number> {
  const { newest } = await db
    .selectFrom("ledgerEntries")
    .select(({ fn, lit }) => fn.coalesce(fn.max("number"), lit(0)).as("newest"))
    .executeTakeFirstOrThrow();
  return newest;
}

export type Cursor = NonNullable<Awaited<ReturnType<typeof lockCursor>>>;

/** Locks the cursor until the transaction ends. Returns undefined if another process has locked it. */
export function lockCursor(tx: Transaction) {
  return tx
    .selectFrom("ledgerProjection")
    .select(["foldedNumber", "finalNumber", "finalAt", "fenceNumber", "fenceTransaction", "fenceAt"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Returns this transaction's id, and whether all transactions up to `other` have ended. If this database is a copy of
 * another one, `other` may be an id that it has not reached yet. Such transactions count as ended, because they don't
 * run here.
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

/** Keeps the sums as they are until the transaction ends: no process adds entries meanwhile. */
export async function holdSums(tx: Transaction): Promise<void> {
  await tx.selectFrom("ledgerProjection").select("foldedNumber").forUpdate().executeTakeFirstOrThrow();
}

export async function moveCursor(tx: Transaction, cursor: Cursor & { asOf?: Date | null }): Promise<void> {
  await tx.updateTable("ledgerProjection").set(cursor).execute();
}

/** The time up to which the sums are complete. Null before they contain any entries. */
export async function readAsOf(db: Connection): Promise<Date | null> {
  const { asOf } = await db.selectFrom("ledgerProjection").select("asOf").executeTakeFirstOrThrow();
  return asOf;
}

/** Returns the number of the last entry that the sums contain. */
export async function readFoldedNumber(db: Connection): Promise<number> {
  const { foldedNumber } = await db.selectFrom("ledgerProjection").select("foldedNumber").executeTakeFirstOrThrow();
  return foldedNumber;
}
