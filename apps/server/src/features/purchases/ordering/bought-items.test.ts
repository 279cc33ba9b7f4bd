import { cents, sum, times } from "@trove/money";
import fc from "fast-check";
import { expect, it } from "vitest";
import { promoDiscount, type PromoOffer } from "../../promotions/index.ts";
import { boughtItems } from "./bought-items.ts";

const price = fc.integer({ min: 10, max: 5_000_000 }).map(cents);
const line = fc.record({ itemId: fc.uuid(), marketPriceCents: price, quantity: fc.integer({ min: 1, max: 10 }) });
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ itemId }) => itemId });
const terms = fc.oneof(
  fc.record({
    kind: fc.constant("Percent" as const),
    percent: fc.integer({ min: 1, max: 90 }),
    amountCents: fc.constant(null),
  }),
  fc.record({ kind: fc.constant("Amount" as const), percent: fc.constant(null), amountCents: price }),
);

it("pieces that are bought with a code and sold back never bring more than was paid", () => {
  fc.assert(
    fc.property(lines, terms, fc.integer({ min: 1, max: 10_000 }), (wanted, each, sellBasisPoints) => {
      const [first] = wanted;
      const itemIds = wanted.filter(({ quantity }) => quantity > 1).map(({ itemId }) => itemId);
      const floors = wanted.map(({ itemId, marketPriceCents: list }) => ({
        itemId,
        leastCents: cents(Math.ceil(list / 10)),
      }));
      const offer: PromoOffer = {
        ...each,
        code: "CODE",
        itemIds: [...itemIds, first?.itemId ?? ""],
        floors,
        isCounted: false,
      };
      const { lines: paid } = promoDiscount(wanted, offer);
      const bought = paid.map((piece) => ({ ...piece, listPriceCents: piece.marketPriceCents }));
      const pieces = boughtItems(bought, () => "id", sellBasisPoints);
      const back = sum(pieces.map(({ sellPriceCents }) => sellPriceCents));
      expect(back).toBeLessThanOrEqual(sum(paid.map((piece) => times(piece.unitPriceCents, piece.quantity))));
    }),
  );
});
