import { sql } from "kysely";
import type { Connection, Transaction } from "../database/connection.ts";
import { isSpread } from "../command/shards.store.ts";
import { type People, queryOf, readSpreadTables } from "./people.ts";
import type { Rule } from "./rules.ts";

/** The number of problems that a finding names. */
export const MOST_SHOWN = 20;

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

/**
 * Returns whether the tables are spread over the nodes of a cluster. If so, lets the transaction use one connection for
 * each node, so that it sees all rows of a node as they were at one moment, and lets copies have any size.
 */
export async function readSpread(tx: Transaction): Promise<boolean> {
  if (!(await isSpread(tx))) return false;
  await sql`set local citus.max_adaptive_executor_pool_size = 1`.execute(tx);
  await sql`set local citus.max_intermediate_result_size = -1`.execute(tx);
  return true;
}

const TIMED_OUT = "57014";

/** Runs one rule on a snapshot of its own. Returns undefined if it takes longer than `mostMs`. */
export async function checkRuleBriefly(db: Connection, rule: Rule, mostMs: number): Promise<Outcome | undefined> {
  try {
    return await db
      .transaction()
      .setAccessMode("read only")
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(mostMs)}`.execute(tx);
        const isCopied = (await readSpread(tx)) && rule.needsCopies;
        return checkRule(tx, queryOf(rule.query, await readSpreadTables(), "all", isCopied));
      });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === TIMED_OUT) return undefined;
    throw error;
  }
}

/** Calls `read` with several transactions on connections of their own, which all see the same snapshot. */
export async function inSnapshot<Result>(
  db: Connection,
  connections: number,
  read: (transactions: readonly Transaction[]) => Promise<Result>,
): Promise<Result> {
  return readOnly(db, undefined, async (first) => {
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(first);
    const open = (transactions: readonly Transaction[]): Promise<Result> =>
      transactions.length >= connections
        ? read(transactions)
        : readOnly(db, rows[0]?.snapshot, (next) => open([...transactions, next]));
    return open([first]);
  });
}

/** Divides the people with a wallet into up to `parts` ranges of about the same size. Together they have every id. */
export async function readRanges(tx: Transaction, parts: number): Promise<People[]> {
  const { rows } = await sql<{ bounds: string[] }>`
    select coalesce(array_agg(user_id order by user_id), '{}') as bounds
    from (select min(user_id::text)::uuid as user_id
      from (select user_id, ntile(${parts}) over (order by user_id) as part from wallets) as numbered
      where part > 1 group by part) as firsts`.execute(tx);
  const bounds = rows[0]?.bounds ?? [];
  return [undefined, ...bounds].map((from, index) => ({ from, to: bounds[index] }));
}

/**
 * Returns the people, with guests' ids, whose entries, orders, shipments, payments, accounts, keys or records changed
 * after a time.
 */
export async function readChanged(tx: Transaction, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select coalesce(min(first_number), (select folded_number + 1 from ledger_projection)) as number from flow_sums
      where span = 'hour' and starts_at >= date_trunc('hour', ${since}::timestamptz, 'UTC'))
    select user_id as id from ledger_entries
    where number >= (select number from moved) and created_at >= ${since}::timestamptz - interval '1 hour'
    union select user_id from purchases where updated_at >= ${since}
    union select user_id from shipments where updated_at >= ${since}
    union select user_id from payments where greatest(created_at, settled_at) >= ${since}
    union select user_id from users where updated_at >= ${since}
    union select user_id from browser_keys where greatest(created_at, removed_at) >= ${since}
    union select user_id from records where recorded_at >= ${since}
    union select user_id from breaks where began_at >= ${since}
    union select user_id from protection_limit_changes where changed_at >= ${since}`.execute(tx);
  return rows.map(({ id }) => id);
}
