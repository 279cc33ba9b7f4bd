import type { Tier } from "@trove/contract";
import { type Cents, cents } from "@trove/money";

/** The market prices at which the tiers begin: €10, €50, €200 and €1,000. */
const bands: readonly [from: Cents, tier: Tier][] = [
  [cents(100_000), "Legendary"],
  [cents(20_000), "Epic"],
  [cents(5_000), "Rare"],
  [cents(1_000), "Uncommon"],
];

/** The rarity tier of an item, which depends only on its market price. */
export function tierOf(marketPrice: Cents): Tier {
  return bands.find(([from]) => marketPrice >= from)?.[1] ?? "Common";
}
