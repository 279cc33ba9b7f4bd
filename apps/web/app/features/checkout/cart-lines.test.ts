import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { boughtIds, cartLines, type ShopItem, subtotal } from "./cart-lines.ts";

const item = (id: string, more: Partial<ShopItem> = {}): ShopItem => ({
  id,
  name: id,
  imageUrl: "/pictures/x.webp",
  tier: "Common",
  marketPrice: cents(250),
  stock: null,
  isSellable: true,
  isActive: true,
  ...more,
});
const cart = (text: string) => Array.from(text, (id) => ({ id }));

test("repeats become one line, in the order in which they came", () => {
  const lines = cartLines(cart("bab"), [item("a"), item("b")]);
  expect(lines.map(({ id, held }) => [id, held])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(subtotal(lines)).toBe(750);
  expect(boughtIds(lines)).toEqual(["b", "b", "a"]);
});

test("what can't be bought is flagged and doesn't count", () => {
  const items = [item("a", { isSellable: false }), item("b", { stock: 0 }), item("c", { stock: 1 })];
  const lines = cartLines(cart("abccx"), items);
  expect(lines.map(({ problem, counted }) => [problem, counted])).toEqual([
    ["gone", 0],
    ["soldOut", 0],
    ["short", 1],
    ["gone", 0],
  ]);
  expect(subtotal(lines)).toBe(250);
});
