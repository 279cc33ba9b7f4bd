import { oddsTableText } from "@trove/fairness";
import { expect, test } from "vitest";
import { differencesOf, isSameOdds, versionTable } from "./index.ts";

const boxId = "b0f1c1c4-0000-4000-8000-000000000001";
const item = (digit: number) => `17e00000-0000-4000-8000-00000000000${digit}`;
const drops = [
  { itemId: item(2), name: "Pawn", marketPriceCents: 120, tickets: 700_000 },
  { itemId: item(3), name: "Puzzle", marketPriceCents: 550, tickets: 250_000 },
  { itemId: item(1), name: "Queen", marketPriceCents: 120, tickets: 50_000 },
];
const table = versionTable({ boxId, version: 1, priceCents: 499, drops, sellRate: 0.9 });

test("a version lists its drops from the dearest, equal ones by their ids, and what the shop pays for them", () => {
  expect(table.drops.map(({ name, sellPriceCents }) => [name, sellPriceCents])).toEqual([
    ["Puzzle", 495],
    ["Queen", 108],
    ["Pawn", 108],
  ]);
  expect(oddsTableText(table)).toContain(`{"boxId":"${boxId}","version":1,"priceCents":499,"drops":[`);
});

test("versions with other numbers can have the same odds", () => {
  expect(
    isSameOdds(table, versionTable({ boxId, version: 9, priceCents: 499, drops: drops.toReversed(), sellRate: 0.9 })),
  ).toBe(true);
  expect(isSameOdds(table, { ...table, priceCents: 500 })).toBe(false);
});

test("differences name the price, and each drop that came, went or changed", () => {
  const [pawn, ...others] = drops;
  const next = versionTable({
    boxId,
    version: 2,
    priceCents: 599,
    sellRate: 0.9,
    drops: [
      ...others.map((drop) => ({ ...drop, name: drop.name === "Queen" ? "White queen" : drop.name })),
      {
        itemId: item(4),
        name: "King",
        marketPriceCents: 9000,
        tickets: 700_000,
      },
    ],
  });
  const { price, drops: changed } = differencesOf(table, next);
  expect(price).toEqual({ beforeCents: 499, afterCents: 599 });
  expect(changed.map(({ before, after }) => [before?.name, after?.name])).toEqual([
    [undefined, "King"],
    ["Queen", "White queen"],
    [pawn?.name, undefined],
  ]);
  expect(differencesOf(table, table)).toEqual({ price: null, drops: [] });
});
