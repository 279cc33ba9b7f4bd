import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { planRepeat } from "./plan-repeat.ts";

const line = (itemId: string, quantity = 1, price = 500) => {
  return {
    itemId,
    name: `Old ${itemId}`,
    imageUrl: "/x.webp",
    unitPrice: cents(price),
    listPrice: cents(price),
    quantity,
  };
};
const item = (id: string, changed: object = {}) => {
  return {
    id,
    name: `New ${id}`,
    marketPrice: cents(500),
    reduction: null,
    stock: null,
    isSellable: true,
    isActive: true,
    ...changed,
  };
};

test("what is as it was is wanted again, without a word", () => {
  const [a, b] = [item("a"), item("b", { stock: 2 })];
  expect(planRepeat([line("a", 3), line("b", 2)], [a, b])).toEqual({
    wanted: [
      { item: a, quantity: 3 },
      { item: b, quantity: 2 },
    ],
    notes: [],
  });
});

test("what is unknown, withdrawn, not for sale or sold out is gone", () => {
  const items = [item("b", { isActive: false }), item("c", { isSellable: false }), item("d", { stock: 0 })];
  const plan = planRepeat([line("a"), line("b"), line("c"), line("d")], items);
  expect(plan.wanted).toEqual([]);
  expect(plan.notes).toEqual(["a", "b", "c", "d"].map((id) => ({ what: "gone", name: `Old ${id}` })));
});

test("fewer pieces and another price are both told", () => {
  const dear = item("a", { stock: 1, marketPrice: cents(700) });
  expect(planRepeat([line("a", 2)], [dear])).toEqual({
    wanted: [{ item: dear, quantity: 1 }],
    notes: [
      { what: "fewer", name: "New a", left: 1 },
      { what: "price", name: "New a", before: 500, now: 700 },
    ],
  });
});

test("the price now is compared with the price before the code, reduced or not", () => {
  const withCode = { ...line("a", 1, 800), unitPrice: cents(720) };
  const reduction = { price: cents(800), priorPrice: cents(1000), untilUtc: "2026-12-01T00:00:00Z" };
  const reduced = item("a", { marketPrice: cents(1000), reduction });
  expect(planRepeat([withCode], [reduced]).notes).toEqual([]);
  const again = item("a", { marketPrice: cents(1000) });
  expect(planRepeat([withCode], [again]).notes).toEqual([{ what: "price", name: "New a", before: 800, now: 1000 }]);
});
