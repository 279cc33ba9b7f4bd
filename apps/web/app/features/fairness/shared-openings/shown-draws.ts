import type { ShownOpening } from "@trove/fairness";
import type { ShownShared } from "./compare-shared.ts";

/** The draws of a shared opening as its page shows them, to look them up in the public log. */
export function shownDraws(logIndex: number, shown: ShownShared): ShownOpening[] {
  const { lootBox, pricePaid, openedAtUtc, openings } = shown;
  return openings.map(({ ticket, probability, item }, drawIndex) => {
    const place = { logIndex, drawIndex, boxId: lootBox.id, itemId: item.id, itemName: item.name };
    return { ...place, ticket, openedAtUtc, terms: { pricePaid, marketPrice: item.marketPrice, probability } };
  });
}
