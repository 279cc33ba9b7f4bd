import { type RawBuilder, sql } from "kysely";
import type { Connection } from "./connection.ts";
import type { Tables } from "./tables.generated.ts";

const BATCH = 5000;

/**
 * Deletes old rows in batches, until a batch is not full. `deleteOldest` deletes up to the given number of rows and
 * returns how many it deleted. Each batch is a statement of its own: one statement for a large table would time out.
 */
export async function sweep(deleteOldest: (most: number) => Promise<number | bigint>): Promise<void> {
  while ((await deleteOldest(BATCH)) >= BATCH);
}

/**
 * Returns a condition for up to `most` rows of a table whose `time` lies before `before`, the oldest first, or
 * undefined if there are none. Rows of the same time stay together. Each row says itself whether it is meant, so the
 * condition holds on every node of a cluster.
 */
export async function oldestOf(
  db: Connection,
  { table, time, before, most }: { table: keyof Tables; time: RawBuilder<Date>; before: Date; most: number },
): Promise<RawBuilder<boolean> | undefined> {
  const { rows } = await sql<{ last: string | null }>`select max(at)::text as last from (
    select ${time} as at from ${sql.table(table)} where ${time} < ${before} order by at limit ${most}) as oldest`.execute(
    db,
  );
  const last = rows[0]?.last ?? undefined;
  return last === undefined ? undefined : sql`${time} <= ${last}::timestamptz`;
}
