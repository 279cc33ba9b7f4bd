import { expect, test } from "vitest";
import { readCartItems, refusalOf, without } from "./cart-items.ts";

const cart = (text: string) => text.split("").map((id) => ({ id }));

test("the stored cart is a list of ids with repeats", () => {
  expect(readCartItems('[{"id":"a"},{"id":"a"},{"id":"b","name":"x"}]')).toEqual(cart("aab"));
});

test("a missing or malformed cart is empty, and malformed entries are left out", () => {
  for (const stored of [null, "", "{", "{}", "null"]) expect(readCartItems(stored)).toEqual([]);
  expect(readCartItems('[null, 5, {}, {"id": 7}, {"id":"a"}]')).toEqual(cart("a"));
});

test("ten of an item and fifty items in all fit, no more", () => {
  expect(refusalOf(cart("aaaaaaaa"), "a", 2, null)).toBeUndefined();
  expect(refusalOf(cart("aaaaaaaa"), "a", 3, null)).toEqual({ reason: "same", most: 10, held: 8 });
  const nearlyFull = Array.from({ length: 49 }, (_, n) => ({ id: String(n) }));
  expect(refusalOf(nearlyFull, "a", 1, null)).toBeUndefined();
  expect(refusalOf(nearlyFull, "a", 2, null)).toEqual({ reason: "full", most: 50 });
});

test("no more than there are in stock fit", () => {
  expect(refusalOf(cart("ab"), "a", 2, 3)).toBeUndefined();
  expect(refusalOf(cart("ab"), "a", 3, 3)).toEqual({ reason: "stock", most: 3, held: 1 });
});

test("taking back leaves what was there before", () => {
  expect(without(cart("abab"), "a", 1)).toEqual(cart("abb"));
  expect(without(cart("ab"), "a", 5)).toEqual(cart("b"));
  expect(without(cart("ab"), "c", 1)).toEqual(cart("ab"));
});
