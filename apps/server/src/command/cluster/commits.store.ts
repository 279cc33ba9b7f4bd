import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isSpread } from "../shards.store.ts";
import type { Connection } from "../../database/connection.ts";
import { awaitCommits, type Prepared } from "./commits.ts";

/** Reads the coordinator's transactions that are prepared on workers. Undefined if one of these doesn't answer. */
async function readPrepared(db: Connection): Promise<Prepared | undefined> {
  const { rows } = await sql<{ node: string; isAnswered: boolean; names: string[] | null }>`
    select nodename || ':' || nodeport as node, success as is_answered, case when success then result::text[] end as names
    from run_command_on_workers($$select coalesce(array_agg(gid), '{}') from pg_prepared_xacts
      where database = current_database() and gid like 'citus\\_0\\_%'$$)`.execute(db);
  if (rows.some(({ isAnswered }) => !isAnswered)) return undefined;
  return new Set(rows.flatMap(({ node, names }) => (names ?? []).map((name) => `${node} ${name}`)));
}

/**
 * Whether all rows are visible of transactions that ended before the call. In a cluster, a transaction of several nodes
 * ends on the coordinator a moment before its rows are visible on the others.
 */
export async function areCommitted(db: Connection): Promise<boolean> {
  return !(await isSpread(db)) || (await awaitCommits(() => readPrepared(db), pause));
}
