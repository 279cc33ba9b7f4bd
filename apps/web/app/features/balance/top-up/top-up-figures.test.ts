import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { topUpFigures } from "./top-up-figures.ts";

/** Worked by hand from requirements section 8: paid = amount ÷ rate, VAT = paid × r ÷ (1 + r), both half-up. */
test.each([
  { amount: 5000, rate: 1, vat: 0.21, toPay: 5000, tax: 868 },
  { amount: 5000, rate: 0.92, vat: 0.21, toPay: 5435, tax: 943 },
  { amount: 1000, rate: 1.17, vat: 0, toPay: 855, tax: 0 },
  { amount: 12_345, rate: 0.09, vat: 0.25, toPay: 137_167, tax: 27_433 },
  { amount: 2550, rate: 1, vat: 0.255, toPay: 2550, tax: 518 },
])("$amount cents at $rate with VAT $vat", ({ amount, rate, vat, toPay, tax }) => {
  expect(topUpFigures(cents(amount), rate, vat)).toEqual({ credited: amount, toPay, vat: tax });
});
