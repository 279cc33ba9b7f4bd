import type { OddsTable } from "@trove/fairness";
import { cents, share } from "@trove/money";

/** A drop with its item's present name and market price. */
export type PresentDrop = { itemId: string; name: string; marketPriceCents: number; tickets: number };

export type PresentBox = {
  boxId: string;
  version: number;
  priceCents: number;
  drops: readonly PresentDrop[];
  /** The share of the market price that selling back pays, as a fraction. */
  sellRate: number;
};

/**
 * The odds table that publishing a box would freeze: drops by falling market price, then by item id, each with its sell
 * price. `oddsTableText` writes the table, or throws if it is invalid.
 */
export function versionTable({ boxId, version, priceCents, drops, sellRate }: PresentBox): OddsTable {
  const ordered = drops.toSorted((a, b) => b.marketPriceCents - a.marketPriceCents || (a.itemId < b.itemId ? -1 : 1));
  return {
    boxId,
    version,
    priceCents,
    drops: ordered.map(({ itemId, name, marketPriceCents, tickets }) => {
      return { itemId, name, marketPriceCents, sellPriceCents: share(cents(marketPriceCents), sellRate), tickets };
    }),
  };
}

/** True if two versions of a box have the same price and odds. Ignores their version numbers. */
export function isSameOdds(one: OddsTable, other: OddsTable): boolean {
  const text = (table: OddsTable) => JSON.stringify([table.priceCents, table.drops]);
  return text(one) === text(other);
}
