import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { tierOf } from "./tier.ts";

test.each([
  [0, "Common"],
  [999, "Common"],
  [1_000, "Uncommon"],
  [4_999, "Uncommon"],
  [5_000, "Rare"],
  [19_999, "Rare"],
  [20_000, "Epic"],
  [99_999, "Epic"],
  [100_000, "Legendary"],
  [5_000_000, "Legendary"],
])("%i cents is %s", (marketPrice, tier) => {
  expect(tierOf(cents(marketPrice))).toBe(tier);
});
