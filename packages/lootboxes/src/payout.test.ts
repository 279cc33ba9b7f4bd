import fc from "fast-check";
import { expect, test } from "vitest";
import { payoutIn, payoutOf, payoutText, paysTooMuch, typedPayout } from "./index.ts";
import { anyBox } from "../test/any-box.ts";

test("a payout above 100 % never looks like 100 %, and no other one does", () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      expect(payoutOf(box) > 10_000).toBe(paysTooMuch(box));
    }),
  );
  const even = { priceCents: 500, drops: [{ tickets: 1_000_000, marketPriceCents: 500 }] };
  const above = {
    priceCents: 500,
    drops: [
      { tickets: 999_999, marketPriceCents: 500 },
      { tickets: 1, marketPriceCents: 501 },
    ],
  };
  expect([payoutOf(even), paysTooMuch(even)]).toEqual([10_000, false]);
  expect([payoutOf(above), paysTooMuch(above)]).toEqual([10_001, true]);
});

test.each([
  [0, "0.00"],
  [7, "0.07"],
  [6235, "62.35"],
  [10_001, "100.01"],
  [1_234_567, "12345.67"],
])("%i hundredths of a percent are written %s", (hundredths, text) => {
  expect(payoutText(hundredths)).toBe(text);
  expect(payoutIn(text)).toBe(hundredths);
});

test.each(["104.50", "104,50", " 104.50 % "])("the payout 104.50 may be typed as “%s”", (typed) => {
  expect(typedPayout(typed)).toBe(payoutText(10_450));
});
