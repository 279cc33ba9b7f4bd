import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addPercent,
  cents,
  convertToCurrency,
  multiplyRational,
  percentBelow,
  share,
  subtract,
  vatIncluded,
} from "./index.ts";

const amount = fc.integer({ min: -1e10, max: 1e10 }).map(cents);
const denominator = fc.integer({ min: 1, max: 1_000_000 });
const percent = fc.nat(100);

describe("multiplyRational", () => {
  test("is within half a cent of the exact quotient, and rounds the half away from zero", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: -1000, max: 1000 }), denominator, (c, n, d) => {
        const exactTwice = 2n * BigInt(c) * BigInt(n);
        const excess = 2n * BigInt(multiplyRational(c, n, d)) * BigInt(d) - exactTwice;
        const size = excess < 0n ? -excess : excess;
        expect(size <= BigInt(d)).toBe(true);
        if (size === BigInt(d)) expect(excess > 0n).toBe(exactTwice > 0n);
      }),
    );
  });

  test("a charge and its refund round to the same amount", () => {
    fc.assert(
      fc.property(amount, fc.nat(1000), denominator, (c, n, d) => {
        expect(multiplyRational(cents(-c), n, d)).toBe(cents(-multiplyRational(c, n, d)));
        expect(multiplyRational(c, -n, -d)).toBe(multiplyRational(c, n, d));
      }),
    );
  });

  test("grows with the amount", () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(1000), denominator, (a, b, n, d) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(multiplyRational(low, n, d)).toBeLessThanOrEqual(multiplyRational(high, n, d));
      }),
    );
  });

  test("keeps all digits of intermediate results", () => {
    const most = cents(Number.MAX_SAFE_INTEGER);
    expect(multiplyRational(most, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe(most);
    expect(() => multiplyRational(most, 2, 1)).toThrow(RangeError);
  });

  test("refuses a denominator of zero and parts that are not integers", () => {
    expect(() => multiplyRational(cents(1), 1, 0)).toThrow(RangeError);
    expect(() => multiplyRational(cents(1), 0.5, 1)).toThrow(RangeError);
  });
});

describe("share", () => {
  test.each([
    [499, 0.9, 449],
    [5, 0.9, 5],
    [15, 0.1, 2],
    [-15, 0.1, -2],
    [1_000_000, 0.000_001_5, 2],
    [100, 1e-7, 0],
    [3, 1e3, 3000],
  ])("share of %i cents at %d is %i", (c, rate, expected) => {
    expect(share(cents(c), rate)).toBe(expected);
  });

  test("takes the rate as a decimal: a hundredth of the amount, percent by percent", () => {
    fc.assert(
      fc.property(amount, percent, (c, p) => {
        expect(share(c, p / 100)).toBe(multiplyRational(c, p, 100));
      }),
    );
  });

  test("share and the remaining share add up to the whole, except for one cent if both halves round up", () => {
    fc.assert(
      fc.property(fc.nat(1e9).map(cents), percent, (c, p) => {
        const rest = subtract(subtract(c, share(c, p / 100)), share(c, (100 - p) / 100));
        expect([0, -1]).toContain(cents(rest));
      }),
    );
  });

  test.each([Number.NaN, Infinity])("refuses a rate of %d", (rate) => {
    expect(() => share(cents(1), rate)).toThrow(RangeError);
  });
});

describe("tax inside a gross amount", () => {
  test.each([
    [11_900, 0.19, 1900],
    [5_000, 0.19, 798],
    [121, 0.21, 21],
    [105, 0.05, 5],
    [10_000, 0, 0],
    [1_000, 0.255, 203],
  ])("tax inside a gross amount of %i cents at %d is %i", (gross, rate, expected) => {
    expect(vatIncluded(cents(gross), rate)).toBe(expected);
  });

  test("leaves a net amount whose own tax is the same within a cent", () => {
    fc.assert(
      fc.property(fc.nat(1e9).map(cents), percent, (gross, p) => {
        const tax = vatIncluded(gross, p / 100);
        const net = subtract(gross, tax);
        expect(Math.abs(share(net, p / 100) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("refuses a negative rate", () => {
    expect(() => vatIncluded(cents(100), -0.1)).toThrow(RangeError);
  });
});

describe("another currency", () => {
  test.each([
    [5_000, 0.92, 5_435],
    [5_000, 1, 5_000],
    [1_000, 1.17, 855],
    [1, 0.000_1, 10_000],
  ])("%i euro cents at %d are %i", (euro, rate, expected) => {
    expect(convertToCurrency(cents(euro), rate)).toBe(expected);
  });

  test("converted back is the same amount, within half a cent of each side", () => {
    fc.assert(
      fc.property(fc.nat(1e9).map(cents), fc.integer({ min: 1, max: 400 }), (euro, hundredths) => {
        const rate = hundredths / 100;
        const back = share(convertToCurrency(euro, rate), rate);
        expect(Math.abs(back - euro)).toBeLessThanOrEqual(Math.ceil(rate / 2 + 0.5));
      }),
    );
  });

  test.each([0, -1, Number.NaN, Infinity])("refuses a rate of %d", (rate) => {
    expect(() => convertToCurrency(cents(1), rate)).toThrow(RangeError);
  });
});

describe("percentBelow", () => {
  test.each([
    [1500, 2000, 25],
    [667, 1000, 33],
    [991, 1000, 0],
    [990, 1000, 1],
    [1, 100, 99],
  ])("%d cents are below %d by %d percent", (lower, higher, percents) => {
    expect(percentBelow(cents(lower), cents(higher))).toBe(percents);
  });
});

describe("addPercent", () => {
  test.each([
    [1001, 12.5, 1126],
    [999, 10, 1099],
    [1000, -50, 500],
    [5, -10, 5],
    [1234, 0, 1234],
    [100_000, 0.01, 100_010],
  ])("%d cents and %d percent are %d", (before, percents, after) => {
    expect(addPercent(cents(before), percents)).toBe(after);
  });
});
