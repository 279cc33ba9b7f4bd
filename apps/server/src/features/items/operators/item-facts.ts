import type { AnyItemRow } from "../index.ts";

/** An item as an idempotency record stores it. Times are texts, because records are JSON. */
export type ItemFacts = Omit<AnyItemRow, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };

export function itemFacts(row: AnyItemRow): ItemFacts {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export function itemRow(facts: ItemFacts): AnyItemRow {
  return { ...facts, createdAt: new Date(facts.createdAt), updatedAt: new Date(facts.updatedAt) };
}
