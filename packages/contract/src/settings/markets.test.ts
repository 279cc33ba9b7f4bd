import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGE_CHECKS,
  BOX_WITHDRAWALS,
  LIMIT_CHOICES,
  type Market,
  marketOf,
  marketOfAll,
  openMarket,
  PAYOUTS,
  stricter,
} from "./markets.ts";

const ceiling = fc.option(fc.integer({ min: 0, max: 1000 }));
const market: fc.Arbitrary<Market> = fc.record({
  boxes: fc.boolean(),
  topUp: fc.boolean(),
  sellBack: fc.boolean(),
  payout: fc.constantFrom(...PAYOUTS),
  payoutCeilings: fc.record({ day: ceiling, month: ceiling }),
  ageCheck: fc.constantFrom(...AGE_CHECKS),
  limitChoice: fc.constantFrom(...LIMIT_CHOICES),
  ceilings: fc.record({ day: ceiling, week: ceiling, month: ceiling }),
  raiseHours: fc.integer({ min: 1, max: 720 }),
  pace: fc.integer({ min: 0, max: 60 }),
  maxOpenCount: fc.integer({ min: 1, max: 5 }),
  quick: fc.boolean(),
  realityMinutes: fc.option(fc.integer({ min: 5, max: 60 })),
  reportHours: fc.option(fc.integer({ min: 1, max: 48 })),
  giftYears: fc.integer({ min: 1, max: 30 }),
  boxWithdrawal: fc.option(fc.constantFrom(...BOX_WITHDRAWALS)),
});

describe("the strictest of several markets", () => {
  it("does not depend on the order of the countries, and is never laxer than one of them", () => {
    fc.assert(
      fc.property(market, market, market, (a, b, c) => {
        const both = stricter(a, b);
        expect(stricter(b, a)).toEqual(both);
        expect(stricter(stricter(a, b), c)).toEqual(stricter(a, stricter(b, c)));
        expect(stricter(a, a)).toEqual(a);
        expect(stricter(both, a)).toEqual(both);
        expect([both.boxes && !a.boxes, both.topUp && !a.topUp, both.sellBack && !a.sellBack]).not.toContain(true);
        expect(both.maxOpenCount).toBeLessThanOrEqual(a.maxOpenCount);
        expect(both.ceilings.month ?? Infinity).toBeLessThanOrEqual(a.ceilings.month ?? Infinity);
        expect(both.realityMinutes ?? Infinity).toBeLessThanOrEqual(a.realityMinutes ?? Infinity);
      }),
    );
  });

  it("is the standard one for a person whose country the shop does not know, and for countries without their own", () => {
    const all = { standard: openMarket, countries: { GB: { ...openMarket, pace: 5 } } };
    expect(marketOfAll(all, [])).toBe(openMarket);
    expect(marketOf(all, "DE")).toBe(openMarket);
    expect(marketOfAll(all, ["DE", "GB"]).pace).toBe(5);
  });
});
