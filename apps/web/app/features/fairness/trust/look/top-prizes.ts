import type { OddsDrop, OddsTable } from "@trove/fairness";
import type { StatedStock } from "@trove/fairness/log";

/** How many of a box's items are its top prizes: as many as the shop states the stock of. */
const TOP = 3;

export type TopPrize = {
  readonly itemId: string;
  readonly name: string;
  readonly worthCents: number;
  readonly boxIds: readonly string[];
  /** The stock that the shop states; undefined if it states none. */
  readonly stated: StatedStock | undefined;
};

const byWorth = (one: OddsDrop, other: OddsDrop) => other.marketPriceCents - one.marketPriceCents;

/**
 * The most valuable items of each open box by its published odds, with the stock that the shop states. The most
 * valuable comes first.
 */
export function topPrizes(tables: ReadonlyMap<string, OddsTable>, stated: readonly StatedStock[]): readonly TopPrize[] {
  const stocks = new Map(stated.map((stock) => [stock.itemId, stock]));
  const prizes = new Map<string, TopPrize>();
  for (const [boxId, { drops }] of tables) {
    for (const { itemId, name, marketPriceCents } of drops.toSorted(byWorth).slice(0, TOP)) {
      const { boxIds = [], worthCents = 0 } = prizes.get(itemId) ?? {};
      prizes.set(itemId, {
        itemId,
        name,
        worthCents: Math.max(worthCents, marketPriceCents),
        boxIds: [...boxIds, boxId],
        stated: stocks.get(itemId),
      });
    }
  }
  return [...prizes.values()].toSorted((one, other) => other.worthCents - one.worthCents);
}
