import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, fromEuros, isEuros, toEuros } from "./index.ts";

const LIMIT = 999_999_999_999_999;
const writable = fc.integer({ min: -LIMIT, max: LIMIT }).map(cents);

/** Inserts the decimal point into the digits, without any division. */
function written(c: number): string {
  const digits = String(Math.abs(c)).padStart(3, "0");
  return `${c < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe("cents and euros", () => {
  test("are unchanged after a round trip through JSON", () => {
    fc.assert(fc.property(writable, (c) => fromEuros(Number(JSON.stringify(toEuros(c)))) === c));
  });

  test("are written with two decimals at most", () => {
    fc.assert(
      fc.property(writable, (c) => {
        expect(Number(written(c))).toBe(toEuros(c));
        expect(JSON.stringify(toEuros(c))).toMatch(/^-?\d+(?:\.\d{1,2})?$/u);
      }),
    );
  });

  test.each([
    [4.35, 435],
    [1.1, 110],
    [8.2, 820],
    [0.29, 29],
    [1.005e3, 100_500],
    [-0.01, -1],
    [-0, 0],
    [9_999_999_999_999.99, LIMIT],
  ])("%d euros are %d cents", (euros, expected) => {
    expect(fromEuros(euros)).toBe(expected);
  });

  test.each([0.1 + 0.2, 1.005, 0.001, 1e-7, Number.NaN, Infinity, -Infinity, 1e13, 1e21, Number.MAX_VALUE])(
    "%d is refused",
    (n) => {
      expect(isEuros(n)).toBe(false);
      expect(() => fromEuros(n)).toThrow(RangeError);
    },
  );

  test("a number is accepted exactly if two decimals can write it", () => {
    const near = fc.tuple(writable, fc.constantFrom(-1, 0, 1)).map(([c, side]) => toEuros(c) * (1 + side * 2 ** -52));
    fc.assert(
      fc.property(fc.oneof(fc.double(), near), (n) => {
        const hasTwoDecimals = /^-?\d{1,13}(?:\.\d{1,2})?$/u.test(String(n));
        expect(isEuros(n)).toBe(hasTwoDecimals);
      }),
    );
  });

  test("amounts beyond 15 digits are refused", () => {
    expect(() => toEuros(cents(LIMIT + 1))).toThrow(RangeError);
  });
});
