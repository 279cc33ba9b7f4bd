import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, cents, subtract, sum, times, ZERO_CENTS } from "./index.ts";

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(cents);

describe("sums are exact", () => {
  test("subtract undoes add", () => {
    fc.assert(fc.property(amount, amount, (a, b) => subtract(add(a, b), b) === a));
  });

  test("sum is add, over and over, in any order", () => {
    fc.assert(
      fc.property(fc.array(amount), (list) => {
        expect(sum(list)).toBe(list.reduce(add, ZERO_CENTS));
        expect(sum(list.toReversed())).toBe(sum(list));
      }),
    );
  });

  test("times is sum of equals", () => {
    fc.assert(
      fc.property(amount, fc.nat(20), (c, n) => {
        expect(times(c, n)).toBe(sum(Array.from({ length: n }, () => c)));
      }),
    );
  });

  test("the sum of nothing is zero", () => {
    expect(sum([])).toBe(0);
  });
});

describe("a result that could not be exact", () => {
  const most = cents(Number.MAX_SAFE_INTEGER);
  test.each([
    ["add", () => add(most, cents(1))],
    ["subtract", () => subtract(cents(-1), most)],
    ["times", () => times(most, 2)],
    ["times by a fraction", () => times(cents(10), 0.5)],
    ["sum", () => sum([most, most])],
  ])("%s refuses a result that could not be exact", (_, calculate) => {
    expect(calculate).toThrow(RangeError);
  });
});
