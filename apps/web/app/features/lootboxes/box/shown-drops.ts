import { languages } from "@trove/contract/languages";
import { TIERS, type Tier } from "@trove/contract/tiers";
import type { Cents } from "@trove/money";
import { pageLanguage } from "../../../locales/page-language.ts";
import { dropName } from "../../items/index.ts";
import type { Drop } from "../opening/opening-phase.ts";

export const SORTS = ["value", "chance", "name"] as const;
export type DropSort = (typeof SORTS)[number];

const orders: Record<DropSort, (a: Drop, b: Drop) => number> = {
  value: (a, b) => b.item.marketPrice - a.item.marketPrice,
  chance: (a, b) => b.tickets - a.tickets,
  name: (a, b) => dropName(a).localeCompare(dropName(b), languages[pageLanguage()].tag),
};

/** The drops of one tier, or of all, sorted as chosen. Equal drops keep the box's published order. */
export function shownDrops(drops: readonly Drop[], tier: Tier | undefined, sort: DropSort): Drop[] {
  return drops.filter(({ item }) => tier === undefined || item.tier === tier).toSorted(orders[sort]);
}

/** The tiers in the box, highest first, each with its probability. */
export function tiersOf(drops: readonly Drop[]): { tier: Tier; share: number }[] {
  return TIERS.toReversed().flatMap((tier) => {
    const own = drops.filter(({ item }) => item.tier === tier);
    return own.length === 0 ? [] : [{ tier, share: shareOf(own) }];
  });
}

/** Splits the drops by the box's price: items worth more than the price, and the rest. */
export function splitAt(price: Cents, drops: readonly Drop[]): { above: Drop[]; below: Drop[] } {
  const above = drops.filter(({ item }) => item.marketPrice > price);
  return { above, below: drops.filter((drop) => !above.includes(drop)) };
}

/** The probability, 0 to 1, that one of these drops is drawn. */
export function shareOf(drops: readonly Drop[]): number {
  return drops.reduce((sum, { tickets }) => sum + tickets, 0) / 1_000_000;
}
