import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
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
 * A condition that is true for the rows that `query` selects from the same table. Skips rows locked by another
 * transaction.
 */
export function isAmong<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<boolean> {
  return sql`ctid = any(array(${query
    .select(sql`ctid`.as("ctid"))
    .forUpdate()
    .skipLocked()}))`;
}
