import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, ZERO_CENTS } from "./index.ts";

test("every safe integer is an amount", () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (n) => cents(n) === n));
});

test.each([0.5, Number.NaN, Infinity, 2 ** 53, -(2 ** 53)])("%d is not", (n) => {
  expect(() => cents(n)).toThrow(RangeError);
});

test("minus zero becomes zero", () => {
  expect(Object.is(cents(-0), ZERO_CENTS)).toBe(true);
});
