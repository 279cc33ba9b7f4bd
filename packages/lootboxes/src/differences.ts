import type { OddsDrop, OddsTable } from "@trove/fairness";

/** An item's drop in both versions; undefined for a version that does not hold the item. */
export type DropDifference = { itemId: string; before: OddsDrop | undefined; after: OddsDrop | undefined };

export type Differences = {
  /** Null if the price is the same. */
  price: { beforeCents: number; afterCents: number } | null;
  /**
   * Only drops that differ, in the order of the later version. Drops that the later version no longer has come last.
   */
  drops: readonly DropDifference[];
};

const isSame = (one: OddsDrop | undefined, other: OddsDrop | undefined) =>
  one !== undefined &&
  one.name === other?.name &&
  one.marketPriceCents === other.marketPriceCents &&
  one.sellPriceCents === other.sellPriceCents &&
  one.tickets === other.tickets;

/** Compares a version with the version before it. */
export function differencesOf(before: OddsTable, after: OddsTable): Differences {
  const [old, fresh] = [before, after].map(({ drops }) => new Map(drops.map((drop) => [drop.itemId, drop])));
  const itemIds = new Set([...after.drops, ...before.drops].map(({ itemId }) => itemId));
  const drops = [...itemIds].map((itemId) => ({ itemId, before: old?.get(itemId), after: fresh?.get(itemId) }));
  const isSamePrice = before.priceCents === after.priceCents;
  return {
    price: isSamePrice ? null : { beforeCents: before.priceCents, afterCents: after.priceCents },
    drops: drops.filter(({ before: one, after: other }) => !isSame(one, other)),
  };
}
