import { figuresOf, type OddsTable } from "@trove/fairness";
import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { anyOddsTable } from "../../../../../../packages/fairness/test/any-odds-table.ts";
import fc from "fast-check";
import { boxFigures, valueAt } from "./box-figures.ts";

/** The odds table in the format of the page. */
function shownOf({ priceCents, drops }: OddsTable) {
  const shown = drops.map(({ itemId, name, marketPriceCents, tickets }) => {
    const item = { id: itemId, name, imageUrl: "", marketPrice: cents(marketPriceCents), tier: "Common" as const };
    return {
      id: itemId,
      itemId,
      item,
      translatedName: null,
      tickets,
      ticketFrom: 0,
      ticketTo: 0,
      probability: tickets / 1_000_000,
    };
  });
  return { price: cents(priceCents), drops: shown };
}

test("the page's figures are the protocol's, whatever the table", () => {
  fc.assert(
    fc.property(anyOddsTable, (table) => {
      const { expectedCents, medianCents, chanceToBeatPrice } = figuresOf(table);
      expect(boxFigures(shownOf(table))).toMatchObject({
        expected: expectedCents,
        median: medianCents,
        chanceToBeatPrice,
      });
    }),
  );
});

test("the page's figures have the chance of the best item and the average value of each euro", () => {
  const drops = [
    { itemId: "a", name: "Star", marketPriceCents: 9_000, tickets: 1_000 },
    { itemId: "b", name: "Moon", marketPriceCents: 9_000, tickets: 500 },
    { itemId: "c", name: "Dust", marketPriceCents: 100, tickets: 998_500 },
  ];
  const { bestChance, perEuro } = boxFigures(shownOf({ priceCents: 200, drops } as unknown as OddsTable));
  expect([bestChance, perEuro]).toEqual([0.0015, 57]);
});

test("the value at a share of openings is passed by no more than the rest of them", () => {
  fc.assert(
    fc.property(anyOddsTable, fc.integer({ min: 1, max: 100 }), (table, percent) => {
      const { drops } = shownOf(table);
      const value = valueAt(percent / 100, drops);
      const sharePassing = (worth: (price: number) => boolean) =>
        drops.filter(({ item }) => worth(item.marketPrice)).reduce((sum, { tickets }) => sum + tickets, 0);
      expect(sharePassing((price) => price > value)).toBeLessThanOrEqual(1_000_000 - percent * 10_000);
      expect(sharePassing((price) => price < value)).toBeLessThan(percent * 10_000);
    }),
  );
});
