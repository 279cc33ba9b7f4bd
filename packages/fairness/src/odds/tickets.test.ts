import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOddsTable } from "../../test/any-odds-table.ts";
import { dropAt, ticketRanges } from "./tickets.ts";

test("every ticket wins the drop in whose range it lies", () => {
  fc.assert(
    fc.property(anyOddsTable, fc.nat({ max: 999_999 }), ({ drops }, ticket) => {
      const place = ticketRanges(drops).findIndex(
        ({ ticketFrom, ticketTo }) => ticketFrom <= ticket && ticket <= ticketTo,
      );
      expect(dropAt(drops, ticket)).toBe(drops[place]);
    }),
  );
});

test.each([-1, 1_000_000, 0.5, Number.NaN])("%s is no ticket", (ticket) => {
  expect(() => dropAt([{ tickets: 1_000_000 }], ticket)).toThrow(RangeError);
});
