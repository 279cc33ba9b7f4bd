import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, formatDecimal, formatEuros, formatMoney } from "./index.ts";

test.each([
  [123_450, "€1,234.50"],
  [-100, "-€1.00"],
  [0, "€0.00"],
  [5, "€0.05"],
  [-99, "-€0.99"],
  [100_000_000, "€1,000,000.00"],
  [Number.MAX_SAFE_INTEGER, "€90,071,992,547,409.91"],
])("%i cents are formatted as %s", (c, expected) => {
  expect(formatEuros(cents(c))).toBe(expected);
});

test("euros are formatted as the platform formats them in English", () => {
  const platform = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(cents), (c) => {
      expect(formatEuros(c)).toBe(platform.format(c / 100));
      expect(formatMoney(c, "EUR")).toBe(formatEuros(c));
      expect(formatDecimal(c)).toBe(formatEuros(c).replaceAll(/[€,]/g, ""));
    }),
  );
});

test("other currencies", () => {
  expect(formatMoney(cents(123_450), "USD")).toBe("$1,234.50");
  expect(formatMoney(cents(-5), "GBP")).toBe("-£0.05");
});

test.each(["JPY", "KWD", "EURO", ""])("%j is not a currency with two decimals", (code) => {
  expect(() => formatMoney(cents(1), code)).toThrow(RangeError);
});
