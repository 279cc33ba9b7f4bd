import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { cart as texts } from "../../../locales/en/cart.ts";
import { pricedLines, type ShopItem } from "../priced-lines.ts";
import { refusalText } from "./refusal-text.ts";

const item = (id: string, price: number): ShopItem => ({
  id,
  name: `Item ${id}`,
  imageUrl: "/pictures/x.webp",
  tier: "Common",
  marketPrice: cents(price),
  reduction: null,
  stock: null,
  isSellable: true,
  isActive: true,
  weightGrams: null,
});
const lines = pricedLines(
  ["a", "b"].map((itemId) => ({ itemId, quantity: 1 })),
  [item("a", 50), item("b", 300)],
);
const refused = (items: unknown) =>
  new ApiError(409, { code: "PRICE_CHANGED", params: { expected: 3.5, actual: 4.75, items } });

test("names each item whose price the order found changed", () => {
  const items = [
    { itemId: "a", price: 1.75 },
    { itemId: "b", price: 3 },
  ];
  expect(refusalText(texts, refused(items), lines)).toBe(
    "The total has changed from €3.50 to €4.75. Please check it and confirm again. Item a: now €1.75, was €0.50.",
  );
});

test("states the totals alone where the refusal names no prices", () => {
  for (const items of [undefined, "x", [null], [{ itemId: 1, price: 2 }], [{ itemId: "a", price: "2" }]]) {
    expect(refusalText(texts, refused(items), lines)).toBe(
      "The total has changed from €3.50 to €4.75. Please check it and confirm again.",
    );
  }
});
