import type { Tier } from "@trove/contract";
import { type Cents, cents } from "@trove/money";

/** Market prices from which the next tier begins: €10, €50, €200 and €1,000. */
const bands: readonly [from: Cents, tier: Tier][] = [
  [cents(100_000), "Legendary"],
  [cents(20_000), "Epic"],
  [cents(5_000), "Rare"],
  [cents(1_000), "Uncommon"],
];

/** How rare an item is called; it follows from the market price alone. */
export function tierOf(marketPrice: Cents): Tier {
  return bands.find(([from]) => marketPrice >= from)?.[1] ?? "Common";
}
