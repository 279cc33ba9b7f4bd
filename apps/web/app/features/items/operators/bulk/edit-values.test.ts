import { expect, test } from "vitest";
import { works } from "../../../../locales/en/operators/works.ts";
import { changeOf, mistakesIn, noEdit } from "./edit-values.ts";

test.each([
  [{ stock: "add", pieces: "-3" }, { addStock: -3 }],
  [{ stock: "set", pieces: "0" }, { setStock: 0 }],
  [{ stock: "unlimited", pieces: "" }, { setStock: null }],
  [{ weight: "250" }, { weightGrams: 250 }],
  [{ stock: "set", pieces: "", pricePercent: "5" }, { pricePercent: 5 }],
])("%j changes %j", (values, change) => {
  expect(mistakesIn({ ...noEdit, ...values }, works)).toEqual({});
  expect(changeOf({ ...noEdit, ...values })).toEqual(change);
});

test("a stock is set to a whole number that is not negative, and nothing is no change", () => {
  expect(mistakesIn({ ...noEdit, weight: "0" }, works).weight).toBe(works.edit.weightWrong);
  const { countWrong, nothing } = works.edit;
  expect(mistakesIn({ ...noEdit, stock: "set", pieces: "-3" }, works).pieces).toBe(countWrong);
  expect(mistakesIn({ ...noEdit, stock: "set" }, works).pricePercent).toBe(nothing);
});
