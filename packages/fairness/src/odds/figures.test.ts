import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../../vectors.json" with { type: "json" };
import { anyOddsTable } from "../../test/any-odds-table.ts";
import { chanceOf, figuresOf, splitAtPrice } from "./figures.ts";
import { parseOddsTable } from "./odds-table.ts";
import { ticketRanges } from "./tickets.ts";

test("figures of the published table", () => {
  // The expected value is 62,000 × 0.001 + 1,900 × 0.049 + 550 × 0.25 + 120 × 0.7 cents.
  const { standardDeviationCents, ...rest } = figuresOf(parseOddsTable(vectors.oddsTable));
  expect(rest).toEqual({ expectedCents: 377, medianCents: 120, chanceToBeatPrice: 0.3 });
  expect(standardDeviationCents).toBeCloseTo(1991.1724, 3);
});

test("figures agree with a count of all tickets", () => {
  fc.assert(
    fc.property(anyOddsTable, (table) => {
      const figures = figuresOf(table);
      const sorted = table.drops.toSorted((a, b) => a.marketPriceCents - b.marketPriceCents);
      const ends = ticketRanges(sorted).map(({ ticketTo }) => ticketTo);
      expect(figures.medianCents).toBe(sorted[ends.findIndex((end) => end >= 499_999)]?.marketPriceCents);
      const mean = table.drops.reduce((sum, drop) => sum + (drop.marketPriceCents * drop.tickets) / 1_000_000, 0);
      expect(Math.abs(figures.expectedCents - mean)).toBeLessThanOrEqual(0.5 + mean * 1e-12);
      const { above, below } = splitAtPrice(table);
      expect(chanceOf(above)).toBe(figures.chanceToBeatPrice);
      expect(chanceOf(above) + chanceOf(below)).toBeCloseTo(1, 12);
    }),
    { numRuns: 200 },
  );
});

test("a table with one item has no spread", () => {
  const table = parseOddsTable(vectors.oddsTable);
  const drops = table.drops.slice(0, 1).map((drop) => ({ ...drop, tickets: 1_000_000 }));
  expect(figuresOf({ ...table, drops })).toEqual({
    expectedCents: 62_000,
    standardDeviationCents: 0,
    medianCents: 62_000,
    chanceToBeatPrice: 1,
  });
});
