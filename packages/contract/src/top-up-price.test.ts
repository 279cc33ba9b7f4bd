import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { priceTopUp } from "./top-up-price.ts";

/**
 * Calculated by hand from requirements section 8: paid = amount ÷ rate, VAT = paid × r ÷ (1 + r), both rounded half-up.
 */
test.each([
  { amount: 5000, rate: 1, vat: 0.21, paid: 5000, tax: 868 },
  { amount: 5000, rate: 0.92, vat: 0.21, paid: 5435, tax: 943 },
  { amount: 1000, rate: 1.17, vat: 0, paid: 855, tax: 0 },
  { amount: 12_345, rate: 0.09, vat: 0.25, paid: 137_167, tax: 27_433 },
  { amount: 2550, rate: 1, vat: 0.255, paid: 2550, tax: 518 },
])("$amount cents at $rate with VAT $vat", ({ amount, rate, vat, paid, tax }) => {
  expect(priceTopUp(cents(amount), rate, vat)).toEqual({ paid, vat: tax });
});
