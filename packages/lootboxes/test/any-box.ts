import fc from "fast-check";
import type { PricedBox } from "../src/index.ts";

/** Cuts a million tickets at random places. */
const anyTickets = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 49 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 1_000_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

/** Prices as a shop has them: from ten cents to €50,000. Each order of magnitude is equally likely. */
export const anyPrice = fc.oneof(
  fc.integer({ min: 10, max: 1000 }),
  fc.integer({ min: 1000, max: 100_000 }),
  fc.integer({ min: 100_000, max: 5_000_000 }),
);

/** A box of 2 to 50 drops with all tickets. */
export const anyBox: fc.Arbitrary<PricedBox> = fc
  .record({
    priceCents: anyPrice,
    tickets: anyTickets,
    prices: fc.array(anyPrice, { minLength: 50, maxLength: 50 }),
  })
  .map(({ priceCents, tickets, prices }) => ({
    priceCents,
    drops: tickets.map((count, at) => ({ tickets: count, marketPriceCents: prices[at] ?? 0 })),
  }));
