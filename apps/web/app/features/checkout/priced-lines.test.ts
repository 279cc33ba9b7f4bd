import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { boughtLines, pricedLines, type ShopItem, subtotal } from "./priced-lines.ts";

const item = (id: string, more: Partial<ShopItem> = {}): ShopItem => ({
  id,
  name: id,
  imageUrl: "/pictures/x.webp",
  tier: "Common",
  marketPrice: cents(250),
  reduction: null,
  stock: null,
  isSellable: true,
  isActive: true,
  weightGrams: null,
  ...more,
});
const cart = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity }));

test("lines keep their order and have today's prices", () => {
  const lines = pricedLines(cart({ b: 2, a: 1 }), [item("a"), item("b")]);
  expect(lines.map(({ item: found }) => found?.name)).toEqual(["b", "a"]);
  expect(subtotal(lines)).toBe(750);
  expect(boughtLines(lines)).toEqual(cart({ b: 2, a: 1 }));
});

test("what can't be bought is flagged and doesn't count", () => {
  const items = [item("a", { isSellable: false }), item("b", { stock: 0 }), item("c", { stock: 1 })];
  const lines = pricedLines(cart({ a: 1, b: 1, c: 2, x: 1 }), items);
  expect(lines.map(({ problem, counted }) => [problem, counted])).toEqual([
    ["gone", 0],
    ["soldOut", 0],
    ["short", 1],
    ["gone", 0],
  ]);
  expect(subtotal(lines)).toBe(250);
  expect(boughtLines(lines)).toEqual(cart({ c: 1 }));
});
