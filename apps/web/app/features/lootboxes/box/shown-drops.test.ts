import type { Tier } from "@trove/contract/tiers";
import { cents } from "@trove/money";
import { expect, test } from "vitest";
import type { Drop } from "../opening/opening-phase.ts";
import { shareOf, shownDrops, splitAt, tiersOf } from "./shown-drops.ts";

function drop(name: string, price: number, tier: Tier, tickets: number): Drop {
  const item = { id: name, name, imageUrl: "/picture.webp", marketPrice: cents(price), tier };
  return {
    id: name,
    itemId: name,
    item,
    translatedName: null,
    tickets,
    ticketFrom: 0,
    ticketTo: 0,
    probability: tickets / 1_000_000,
  };
}

const drops = [
  drop("watch", 90_000, "Epic", 1000),
  drop("lamp", 2000, "Uncommon", 99_000),
  drop("cup", 500, "Common", 300_000),
  drop("pen", 500, "Common", 600_000),
];
const names = (list: readonly Drop[]) => list.map(({ itemId }) => itemId);

test("sorts by value, chance or name, and keeps the published order among equals", () => {
  expect(names(shownDrops(drops, undefined, "value"))).toEqual(["watch", "lamp", "cup", "pen"]);
  expect(names(shownDrops(drops, undefined, "chance"))).toEqual(["pen", "cup", "lamp", "watch"]);
  expect(names(shownDrops(drops, undefined, "name"))).toEqual(["cup", "lamp", "pen", "watch"]);
  expect(names(shownDrops(drops, "Common", "value"))).toEqual(["cup", "pen"]);
});

test("lists only the tiers that the box holds, the highest first, with their share of openings", () => {
  expect(tiersOf(drops)).toEqual([
    { tier: "Epic", share: 0.001 },
    { tier: "Uncommon", share: 0.099 },
    { tier: "Common", share: 0.9 },
  ]);
});

test("an item worth exactly the price does not beat it", () => {
  const { above, below } = splitAt(cents(2000), drops);
  expect(names(above)).toEqual(["watch"]);
  expect(names(below)).toEqual(["lamp", "cup", "pen"]);
  expect(shareOf(above) + shareOf(below)).toBeCloseTo(1, 12);
});
