import { sql } from "kysely";
import type { Connection, Transaction } from "../database/connection.ts";

const MOST_SHOWN = 20;

/**
 * The number of rows that a rule checked, the number with a problem, and the first 20 problems in alphabetical order.
 */
export type Outcome = { checked: number; broken: number; problems: string[] };

/** Runs one rule. Rows without a problem are only counted, because a large database has tens of millions of them. */
export async function checkRule(tx: Transaction, query: string): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with problems as materialized (
      select case when problem is not null then subject || ' ' || problem end as text, count(*)
      from (${sql.raw(query)}) as looked_at group by 1)
    select coalesce(sum(count), 0)::bigint as checked,
      coalesce(sum(count) filter (where text is not null), 0)::bigint as broken,
      array(select text from problems where text is not null order by text limit ${MOST_SHOWN}) as problems
    from problems`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a rule returned no row");
  return row;
}

/**
 * Reads in a read-only transaction without timeouts. `snapshot` is the id of a snapshot that another transaction
 * exported; if undefined, the transaction takes a new one.
 */
function readOnly<Result>(
  db: Connection,
  snapshot: string | undefined,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      if (snapshot !== undefined) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return read(tx);
    });
}

const TIMED_OUT = "57014";

/** Runs one rule on a snapshot of its own. Returns undefined if it takes longer than `mostMs`. */
export async function checkRuleBriefly(db: Connection, query: string, mostMs: number): Promise<Outcome | undefined> {
  try {
    return await db
      .transaction()
      .setAccessMode("read only")
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(mostMs)}`.execute(tx);
        return checkRule(tx, query);
      });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === TIMED_OUT) return undefined;
    throw error;
  }
}

/** Calls `read` over several connections at once, which all see the same snapshot of the database. */
export async function inSnapshot<Result>(
  db: Connection,
  connections: number,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result[]> {
  return readOnly(db, undefined, async (first) => {
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(first);
    const others = Array.from({ length: connections - 1 }, () => readOnly(db, rows[0]?.snapshot, read));
    return Promise.all([read(first), ...others]);
  });
}
