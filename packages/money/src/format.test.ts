import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, formatDecimal, formatEuros, formatMoney, formatShort, readLocale } from "./index.ts";

test.each([
  [123_450, "€1,234.50"],
  [-100, "-€1.00"],
  [0, "€0.00"],
  [5, "€0.05"],
  [-99, "-€0.99"],
  [100_000_000, "€1,000,000.00"],
  [Number.MAX_SAFE_INTEGER, "€90,071,992,547,409.91"],
])("%i cents are formatted as %s", { tags: ["S9-06"] }, (c, expected) => {
  expect(formatEuros(cents(c))).toBe(expected);
});

const marks = /[\u061C\u200E\u200F\u2066\u2069]/gu;

test.each(["en", "fr", "vi", "zh-CN", "ar"])("euros are formatted as the platform formats them in %s", (tag) => {
  const platform = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR", numberingSystem: "latn" });
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(cents), (c) => {
      expect(formatEuros(c, tag).replaceAll(marks, "")).toBe(platform.format(c / 100).replaceAll(marks, ""));
      expect(formatMoney(c, "EUR", tag)).toBe(formatEuros(c, tag));
    }),
  );
});

test("a decimal has the digits of the amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(cents), (c) => {
      expect(formatDecimal(c)).toBe(formatEuros(c).replaceAll(/[€,]/g, ""));
    }),
  );
});

test("other currencies", () => {
  expect(formatMoney(cents(123_450), "USD")).toBe("$1,234.50");
  expect(formatMoney(cents(-5), "GBP")).toBe("-£0.05");
  expect(formatMoney(cents(123_450), "USD", "vi")).toBe("1.234,50\u00A0US$");
  expect(formatMoney(cents(123_450), "USD", "ar")).toBe("\u20661,234.50\u00A0US$\u2069");
});

test.each(["JPY", "KWD", "EURO", ""])("%j is not a currency with two decimals", (code) => {
  expect(() => formatMoney(cents(1), code)).toThrow(RangeError);
});

test("amounts follow the language of the page", () => {
  readLocale(() => "fr");
  expect(formatEuros(cents(123_450))).toBe("1\u202F234,50\u00A0€");
  readLocale(() => "ar");
  expect(formatEuros(cents(-123_450))).toBe("\u2066-1,234.50\u00A0€\u2069");
  readLocale(() => "en");
  expect(formatEuros(cents(123_450))).toBe("€1,234.50");
});

test("writes whole euros without cents, and others with them", () => {
  const short = [5_000, 100_000, 4_950, -200].map((c) => formatShort(cents(c), "en-GB"));
  expect(short).toEqual(["€50", "€1,000", "€49.50", "-€2"]);
});
