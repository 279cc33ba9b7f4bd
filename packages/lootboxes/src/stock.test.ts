import fc from "fast-check";
import { expect, test } from "vitest";
import { logFactorial, moreHits } from "./binomial-tail.ts";
import { coverOf, lastingOf } from "./index.ts";

/** The chance of more than `most` hits, in exact integers. A try hits with `tickets` of a million. */
function exactly(tries: number, tickets: bigint, most: number): number {
  let ways = 1n;
  let sum = 0n;
  for (let hits = 0; hits <= most; hits += 1) {
    sum += ways * tickets ** BigInt(hits) * (1_000_000n - tickets) ** BigInt(tries - hits);
    ways = (ways * BigInt(tries - hits)) / BigInt(hits + 1);
  }
  const all = 1_000_000n ** BigInt(tries);
  return Number(((all - sum) * 10n ** 18n) / all) / 1e18;
}

test("the chance of more hits is that of exact integers", () => {
  const anyCase = fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 999_999 }), fc.nat(200));
  fc.assert(
    fc.property(anyCase, ([tries, tickets, most]) => {
      fc.pre(most < tries);
      expect(moreHits(tries, tickets / 1_000_000, most)).toBeCloseTo(exactly(tries, BigInt(tickets), most), 10);
    }),
  );
  expect(moreHits(1e9, 0.5, 3)).toBe(1);
  expect(logFactorial(170)).toBeCloseTo(706.573_062_245_787, 9);
});

test("a stock lasts for the openings after which it is enough in 99 of 100 cases, and for no more", () => {
  const anyStock = fc.tuple(fc.nat(60), fc.integer({ min: 20_000, max: 999_999 }));
  fc.assert(
    fc.property(anyStock, ([pieces, tickets]) => {
      const { certain, expected } = lastingOf(pieces, tickets);
      fc.pre(certain < 1500);
      expect(exactly(certain, BigInt(tickets), pieces)).toBeLessThanOrEqual(0.01 + 1e-12);
      expect(exactly(certain + 1, BigInt(tickets), pieces)).toBeGreaterThan(0.01 - 1e-12);
      expect(expected).toBeGreaterThanOrEqual(certain);
    }),
    { numRuns: 40 },
  );
});

test("a sure item lasts for as many openings as there are pieces", () => {
  expect(lastingOf(7, 1_000_000)).toEqual({ expected: 7, certain: 7 });
});

const promised = { stock: 10, owed: 0, boxes: [{ openingsPerDay: 100, tickets: 10_000 }], leadDays: 5 };

test.each([
  ["Unlimited", { stock: null, owed: 1000 }, null],
  ["Short", { owed: 11 }, -1],
  ["AtRisk", { owed: 5 }, 5],
  ["AtRisk", { leadDays: 14 }, 10],
  ["AtRisk", { boxes: [...promised.boxes, ...promised.boxes] }, 10],
  ["Covered", { stock: 40 }, 40],
  ["Covered", { stock: 0, boxes: [] }, 0],
  ["Covered", { leadDays: 2 }, 10],
] as const)("cover is %s with %j", (state, changed, free) => {
  expect(coverOf({ ...promised, ...changed })).toMatchObject({ state, free });
});

test("cover says how long a stock lasts", () => {
  expect(coverOf(promised)).toMatchObject({ wonPerDay: 1, daysLeft: 10.99 });
});
