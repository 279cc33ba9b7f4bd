import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, formatEuros, parseEuros } from "./index.ts";

test.each([
  ["12", 1200],
  ["12.5", 1250],
  ["12,50", 1250],
  ["  € 12,05 ", 1205],
  ["€12", 1200],
  ["0.01", 1],
  ["007", 700],
  ["0", 0],
])("%j is %i cents", (text, expected) => {
  expect(parseEuros(text)).toBe(expected);
});

test.each(["", " ", "€", "-1", "+1", "1e3", "1.234", "1,234", "1,234.50", "1.", ".5", "12 €", "٣", "0x10", "NaN"])(
  "%j is not an amount",
  (text) => {
    expect(parseEuros(text)).toBeUndefined();
  },
);

test("too many digits are not an amount", () => {
  expect(parseEuros("9".repeat(12))).toBe(99_999_999_999_900);
  expect(parseEuros("9".repeat(13))).toBeUndefined();
});

test("parses what the shop formats below a thousand, with a point or a comma", () => {
  fc.assert(
    fc.property(fc.nat(99_999).map(cents), (c) => {
      expect(parseEuros(formatEuros(c))).toBe(c);
      expect(parseEuros(formatEuros(c).replace(".", ","))).toBe(c);
    }),
  );
});
