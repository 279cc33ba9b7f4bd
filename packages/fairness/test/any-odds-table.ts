import fc from "fast-check";
import type { OddsTable } from "../src/index.ts";

/** Cuts the total at random places. A drop's tickets are the distance between two neighbouring cuts. */
const anyTickets = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 49 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 1_000_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

const anyName = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
const anyAmount = fc.oneof(fc.nat({ max: 100_000 }), fc.nat({ max: 2 ** 31 }));

/** Any valid table of 1 to 50 drops. */
export const anyOddsTable: fc.Arbitrary<OddsTable> = fc
  .record({
    boxId: fc.uuid(),
    version: fc.integer({ min: 1, max: 1_000 }),
    priceCents: fc.integer({ min: 1, max: 5_000_000 }),
    tickets: anyTickets,
    items: fc.uniqueArray(
      fc.record({ itemId: fc.uuid(), name: anyName, marketPriceCents: anyAmount, sellPriceCents: anyAmount }),
      { minLength: 50, maxLength: 50, selector: ({ itemId }) => itemId },
    ),
  })
  .map(({ tickets, items, ...rest }) => ({
    ...rest,
    drops: items.slice(0, tickets.length).map((item, index) => ({ ...item, tickets: tickets[index] ?? 0 })),
  }));
