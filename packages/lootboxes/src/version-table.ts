import { SELL_RATE } from "@trove/contract/constants";
import type { OddsTable } from "@trove/fairness";
import { cents, share } from "@trove/money";

/** A drop with what its item is called and worth at present. */
export type PresentDrop = { itemId: string; name: string; marketPriceCents: number; tickets: number };

export type PresentBox = { boxId: string; version: number; priceCents: number; drops: readonly PresentDrop[] };

/**
 * The table that a version of a box freezes: the highest market price first, equal ones by their ids, and what the shop
 * pays for each item. `oddsTableText` writes it, or says what is wrong with it.
 */
export function versionTable({ boxId, version, priceCents, drops }: PresentBox): OddsTable {
  const ordered = drops.toSorted((a, b) => b.marketPriceCents - a.marketPriceCents || (a.itemId < b.itemId ? -1 : 1));
  return {
    boxId,
    version,
    priceCents,
    drops: ordered.map(({ itemId, name, marketPriceCents, tickets }) => {
      return { itemId, name, marketPriceCents, sellPriceCents: share(cents(marketPriceCents), SELL_RATE), tickets };
    }),
  };
}

/** Whether two versions of a box state the same price and odds, whatever their numbers. */
export function isSameOdds(one: OddsTable, other: OddsTable): boolean {
  const text = (table: OddsTable) => JSON.stringify([table.priceCents, table.drops]);
  return text(one) === text(other);
}
