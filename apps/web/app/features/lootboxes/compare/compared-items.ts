import type { Drop } from "../opening/opening-phase.ts";

/** Returns the items that both boxes hold, most valuable first, with the probability of each in either box. */
export function commonItems(first: readonly Drop[], second: readonly Drop[]) {
  const others = new Map(second.map((drop) => [drop.itemId, drop]));
  return first
    .flatMap((drop) => {
      const other = others.get(drop.itemId);
      return other === undefined ? [] : [{ drop, chances: [drop.probability, other.probability] as const }];
    })
    .toSorted((a, b) => b.drop.item.marketPrice - a.drop.item.marketPrice);
}
