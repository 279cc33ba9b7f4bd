import { expect, test } from "vitest";
import { noSafety } from "@trove/contract/product-safety";
import { works } from "../../../../locales/en/operators/works.ts";
import { keyOf } from "../maker-options.tsx";
import { changeOf, mistakesIn, noEdit } from "./edit-values.ts";

test.each([
  [{ stock: "add", pieces: "-3" }, { addStock: -3 }],
  [{ stock: "set", pieces: "0" }, { setStock: 0 }],
  [{ stock: "unlimited", pieces: "" }, { setStock: null }],
  [{ weight: "250" }, { weightGrams: 250 }],
  [{ stock: "set", pieces: "", pricePercent: "5" }, { pricePercent: 5 }],
])("%j changes %j", (values, change) => {
  expect(mistakesIn({ ...noEdit, ...values }, works)).toEqual({});
  expect(changeOf({ ...noEdit, ...values }, [])).toEqual(change);
});

test("a chosen manufacturer is that of the list, and one that left it changes nothing", () => {
  const { identifier: _model, warnings: _texts, ...nobody } = noSafety;
  const maker = { ...nobody, manufacturerName: "Muster GmbH", manufacturerCountry: "DE" };
  const chosen = { ...noEdit, maker: keyOf(maker) };
  expect(changeOf(chosen, [{ ...maker, itemCount: 2 }])).toEqual({ maker });
  expect(changeOf(chosen, [])).toEqual({});
});

test("a stock is set to a whole number that is not negative, and nothing is no change", () => {
  expect(mistakesIn({ ...noEdit, weight: "0" }, works).weight).toBe(works.edit.weightWrong);
  const { countWrong, nothing } = works.edit;
  expect(mistakesIn({ ...noEdit, stock: "set", pieces: "-3" }, works).pieces).toBe(countWrong);
  expect(mistakesIn({ ...noEdit, stock: "set" }, works).pricePercent).toBe(nothing);
});
