import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBox } from "../test/any-box.ts";
import { returnCostOf } from "./index.ts";

test("no choice of returned wins leaves the shop less than the return of every loss", () => {
  const choices = fc.array(fc.boolean(), { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(anyBox, choices, (box, isReturned) => {
      const { keptCents, keptIfReturnedCents } = returnCostOf(box);
      const kept = box.drops.reduce(
        (sum, { tickets, marketPriceCents }, at) =>
          sum + (isReturned[at] === true ? 0 : tickets * (box.priceCents - marketPriceCents)),
        0,
      );
      expect(keptIfReturnedCents).toBeLessThanOrEqual(kept);
      expect(keptIfReturnedCents).toBeLessThanOrEqual(Math.min(0, keptCents));
    }),
  );
});

test("a box of €10 with 30 % wins of €20 keeps €2.50 of an opening, and loses €3 if its losses come back", () => {
  const drops = [
    { tickets: 300_000, marketPriceCents: 2000 },
    { tickets: 700_000, marketPriceCents: 214 },
  ];
  expect(returnCostOf({ priceCents: 1000, drops })).toEqual({
    losses: 700_000,
    keptCents: 250_200_000,
    keptIfReturnedCents: -300_000_000,
  });
});
