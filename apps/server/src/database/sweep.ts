import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./tables.generated.ts";

const BATCH = 5000;

/**
 * Deletes old rows in batches, until a batch is not full. `deleteOldest` deletes at most so many and returns how many
 * it did. Each batch is a statement of its own: one statement for a large table would run into its timeout, and then
 * at every later attempt.
 */
export async function sweep(deleteOldest: (most: number) => Promise<number | bigint>): Promise<void> {
  while ((await deleteOldest(BATCH)) >= BATCH);
}

/** The rows that `query` selects from the same table, oldest first and unless another transaction uses them. */
export function isAmong<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<boolean> {
  return sql`ctid = any(array(${query
    .select(sql`ctid`.as("ctid"))
    .forUpdate()
    .skipLocked()}))`;
}
