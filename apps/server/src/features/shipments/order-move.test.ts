import {
  ORDER_ACTORS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderDetail,
  type OrderMove,
  type OrderStatus,
} from "@trove/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingDetails, sourcesOf } from "./order-move.ts";

/** Section 3 of the requirements, copied by hand: from, to, actors, required details. */
const written: [OrderStatus, OrderStatus, OrderActor, OrderDetail[]][] = [
  ["PaymentPending", "Ordered", "System", []],
  ["PaymentPending", "Cancelled", "System", []],
  ["PaymentPending", "Cancelled", "User", []],
  ["Ordered", "Approved", "Admin", []],
  ["Ordered", "Cancelled", "User", []],
  ["Ordered", "Cancelled", "Admin", []],
  ["Approved", "Shipping", "Admin", []],
  ["Approved", "Cancelled", "Admin", ["reason"]],
  ["Shipping", "Cancelled", "Admin", ["reason"]],
  ["Shipping", "Shipped", "Admin", ["carrier", "trackingNumber"]],
];

const details: OrderDetail[] = ["carrier", "trackingNumber", "reason"];
const anyMove = fc.record({
  from: fc.constantFrom(...ORDER_STATUSES),
  to: fc.constantFrom(...ORDER_STATUSES),
  by: fc.constantFrom(...ORDER_ACTORS),
  given: fc.subarray(details),
});

describe("the moves of an order", () => {
  it("are those that the requirements name", () => {
    const table = ORDER_STATUSES.flatMap((from) =>
      ORDER_TRANSITIONS[from].flatMap(({ to, by, requires }) => by.map((actor) => [from, to, actor, [...requires]])),
    );
    expect(table.map((row) => JSON.stringify(row)).sort()).toEqual(written.map((row) => JSON.stringify(row)).sort());
  });

  it("are possible from a status exactly when the table has them and no detail is missing", () => {
    fc.assert(
      fc.property(anyMove, ({ from, to, by, given }) => {
        const row = written.find((each) => each[0] === from && each[1] === to && each[2] === by);
        const missing = row?.[3].filter((detail) => !given.includes(detail));
        expect(missingDetails(from, to, by, given)).toEqual(missing);
        expect(sourcesOf(to, by, given).includes(from)).toBe(missing?.length === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("end: no sequence of moves has more than five statuses, and a final status stays final", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (choices) => {
        let at: OrderStatus = "PaymentPending";
        const walk: OrderStatus[] = [at];
        for (const choice of choices) {
          const moves: readonly OrderMove[] = ORDER_TRANSITIONS[at];
          if (moves.length === 0) break;
          at = moves[choice % moves.length]?.to ?? at;
          walk.push(at);
        }
        expect(new Set(walk).size).toBe(walk.length);
        expect(walk.length).toBeLessThanOrEqual(5);
      }),
    );
    expect([ORDER_TRANSITIONS.Shipped, ORDER_TRANSITIONS.Cancelled]).toEqual([[], []]);
  });
});
