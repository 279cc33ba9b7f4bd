import { expect, test } from "vitest";
import { linesToStore, refusalOf, readLines, repeatedIds, withQuantity } from "./cart-lines.ts";

/** `cart("aab")` holds two of a and one of b. */
const cart = (text: string) => readLines(Array.from(text, (id) => ({ id }))) ?? [];

test("a stored list of repeated ids becomes one line per item, and back", { tags: ["S3-13", "S3-14", "S3-15"] }, () => {
  expect(readLines([{ id: "b" }, { id: "a", name: "x" }, { id: "b" }])).toEqual([
    { itemId: "b", quantity: 2 },
    { itemId: "a", quantity: 1 },
  ]);
  expect(linesToStore(cart("bab"))).toEqual([{ id: "b" }, { id: "b" }, { id: "a" }]);
  expect(repeatedIds(cart("bab"))).toEqual(["b", "b", "a"]);
});

test("anything but a list is no cart, and malformed entries are left out", () => {
  for (const stored of [{}, null, 5]) expect(readLines(stored)).toBeUndefined();
  expect(readLines([null, 5, {}, { id: 7 }, { id: "a" }])).toEqual(cart("a"));
});

test("ten of an item and fifty items in all fit at most", () => {
  expect(refusalOf(cart("aaaaaaaa"), "a", 2, null)).toBeUndefined();
  expect(refusalOf(cart("aaaaaaaa"), "a", 3, null)).toEqual({ reason: "same", most: 10, held: 8 });
  const nearlyFull = Array.from({ length: 49 }, (_, n) => ({ itemId: String(n), quantity: 1 }));
  expect(refusalOf(nearlyFull, "a", 1, null)).toBeUndefined();
  expect(refusalOf(nearlyFull, "a", 2, null)).toEqual({ reason: "full", most: 50 });
});

test("no more fit than are in stock", () => {
  expect(refusalOf(cart("ab"), "a", 2, 3)).toBeUndefined();
  expect(refusalOf(cart("ab"), "a", 3, 3)).toEqual({ reason: "stock", most: 3, held: 1 });
});

test("a line keeps its place when its quantity changes; a new line comes last; quantity 0 removes a line", () => {
  expect(withQuantity(cart("aab"), "a", 3)).toEqual(cart("aaab"));
  expect(withQuantity(cart("ab"), "c", 2)).toEqual(cart("abcc"));
  expect(withQuantity(cart("aab"), "a", 0)).toEqual(cart("b"));
  expect(withQuantity(cart("ab"), "c", 0)).toEqual(cart("ab"));
});
