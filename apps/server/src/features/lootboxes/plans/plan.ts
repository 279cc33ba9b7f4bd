import { parseOddsTable } from "@trove/fairness";
import { isSameOdds, missingIn, type Missing, versionTable } from "@trove/lootboxes";
import { cents } from "@trove/money";
import type { ItemRow } from "../../items/index.ts";
import type { Plan, PlannedBoxRow } from "./plans.store.ts";

/** Returns the plan of a box: its own plan, or otherwise the version that was published last. */
export function planOf(box: PlannedBoxRow): Plan {
  const { plannedPrice, itemIds, tickets } = box;
  if (plannedPrice !== null && itemIds !== null) {
    return { price: plannedPrice, drops: itemIds.map((itemId, at) => ({ itemId, tickets: tickets?.[at] ?? 0 })) };
  }
  if (box.oddsTable === null) return { price: box.priceCents, drops: [] };
  const { priceCents, drops } = parseOddsTable(box.oddsTable);
  return { price: cents(priceCents), drops: drops.map(({ itemId, tickets: count }) => ({ itemId, tickets: count })) };
}

/** True if a plan's price or tickets differ from those of the version that was published last. */
export function isChanged({ oddsTable }: Pick<PlannedBoxRow, "oddsTable">, { price, drops }: Plan): boolean {
  if (oddsTable === null) return true;
  const published = parseOddsTable(oddsTable);
  const ticketsOf = new Map(published.drops.map(({ itemId, tickets }) => [itemId, tickets]));
  const isSame = drops.every(({ itemId, tickets }) => ticketsOf.get(itemId) === tickets);
  return price !== published.priceCents || drops.length !== published.drops.length || !isSame;
}

/** The odds table that publishing a box now would freeze, or the problems that prevent publishing it. */
export type Prospect =
  | { missing: readonly Missing[]; table: null }
  | { missing: readonly []; table: ReturnType<typeof versionTable>; isSame: boolean };

/** `items` must contain every item of the plan. `sellRate` is the share of market prices that selling back pays. */
export function prospectOf(box: PlannedBoxRow, items: ReadonlyMap<string, ItemRow>, sellRate: number): Prospect {
  const { price, drops } = planOf(box);
  const present = drops.map(({ itemId, tickets }) => {
    const item = items.get(itemId);
    if (item === undefined) throw new Error(`box ${box.lootboxId} plans with an unknown item ${itemId}`);
    const { name, marketPriceCents, isActive } = item;
    return { itemId, name, marketPriceCents, tickets, isActive };
  });
  const missing = missingIn({ imageUrl: box.imageUrl, drops: present });
  if (missing.length > 0) return { missing, table: null };
  const { lootboxId: boxId, lastVersion } = box;
  const table = versionTable({ boxId, version: lastVersion + 1, priceCents: price, drops: present, sellRate });
  return { missing: [], table, isSame: box.oddsTable !== null && isSameOdds(table, parseOddsTable(box.oddsTable)) };
}
