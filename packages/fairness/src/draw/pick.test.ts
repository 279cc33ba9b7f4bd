import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTable } from "../../test/any-table.ts";
import { dropAt, TICKETS_PER_BOX, ticketRanges } from "../index.ts";

test("every drop wins with exactly its tickets", () => {
  fc.assert(
    fc.property(anyTable, ({ drops }) => {
      const ranges = ticketRanges(drops);
      drops.forEach((drop, index) => {
        const { ticketFrom, ticketTo } = ranges[index] ?? { ticketFrom: -1, ticketTo: -1 };
        expect(ticketTo - ticketFrom + 1).toBe(drop.tickets);
        expect(dropAt(drops, ticketFrom)).toBe(drop);
        expect(dropAt(drops, ticketTo)).toBe(drop);
      });
      expect(ranges[0]?.ticketFrom).toBe(0);
      expect(ranges.at(-1)?.ticketTo).toBe(TICKETS_PER_BOX - 1);
    }),
  );
});

test("a higher ticket never wins an earlier drop", () => {
  const ticket = fc.nat(TICKETS_PER_BOX - 1);
  fc.assert(
    fc.property(anyTable, ticket, ticket, ({ drops }, a, b) => {
      const place = (t: number): number => drops.indexOf(dropAt(drops, t));
      expect(place(Math.min(a, b))).toBeLessThanOrEqual(place(Math.max(a, b)));
    }),
  );
});

test.each([-1, 1_000_000, 0.5, Number.NaN])("%d is not a ticket", (ticket) => {
  expect(() => dropAt([{ tickets: 1_000_000 }], ticket)).toThrow(RangeError);
});
