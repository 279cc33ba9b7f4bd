import { cents } from "@trove/money";
import { expect, test } from "vitest";
import type { Drop } from "../opening/opening-phase.ts";
import { commonItems } from "./compared-items.ts";

const drop = (itemId: string, price: number, probability: number) =>
  ({ itemId, probability, item: { id: itemId, marketPrice: cents(price) } }) as Drop;

test("items that both boxes hold have their chance in each, the most valuable first", () => {
  const first = [drop("ring", 900, 0.1), drop("lamp", 300, 0.2), drop("pen", 100, 0.7)];
  const second = [drop("pen", 100, 0.5), drop("ring", 900, 0.02), drop("mug", 50, 0.48)];
  const shown = commonItems(first, second).map(({ drop: { itemId }, chances }) => [itemId, ...chances]);
  expect(shown).toEqual([
    ["ring", 0.1, 0.02],
    ["pen", 0.7, 0.5],
  ]);
  expect(commonItems(first, [])).toEqual([]);
});
