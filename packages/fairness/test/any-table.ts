import { cents } from "@trove/money";
import fc from "fast-check";
import { TICKETS_PER_BOX } from "../src/v1.ts";
import type { OddsTable } from "../src/v1.ts";

/** Cuts the total at random places. The tickets are the distances between neighbouring cuts. */
const anyTickets = fc
  .uniqueArray(fc.integer({ min: 1, max: TICKETS_PER_BOX - 1 }), { maxLength: 49 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), TICKETS_PER_BOX])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

/** Any valid table of 1 to 50 drops. */
export const anyTable: fc.Arbitrary<OddsTable> = fc
  .record({
    boxId: fc.uuid(),
    version: fc.integer({ min: 1, max: 1_000 }),
    priceCents: fc.integer({ min: 10, max: 5_000_000 }).map(cents),
    tickets: anyTickets,
    itemIds: fc.array(fc.uuid(), { minLength: 50, maxLength: 50 }),
  })
  .map(({ tickets, itemIds, ...rest }) => ({
    ...rest,
    drops: tickets.map((count, index) => ({ itemId: itemIds[index] ?? rest.boxId, tickets: count })),
  }));
