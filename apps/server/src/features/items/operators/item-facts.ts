import type { Connection } from "../../../database/connection.ts";
import { type AnyItemRow, itemInLanguages } from "../index.ts";

/** An item as an idempotency record stores it. Times are texts, because records are JSON. */
export type ItemFacts = Omit<AnyItemRow, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };

export function itemFacts(row: AnyItemRow): ItemFacts {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Renders the item of an act's facts. */
export const itemResponseOf = (_db: Connection, facts: ItemFacts) =>
  itemInLanguages({ ...facts, createdAt: new Date(facts.createdAt), updatedAt: new Date(facts.updatedAt) });
