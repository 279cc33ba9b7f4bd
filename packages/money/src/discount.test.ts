import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, discountPieces, sum, times } from "./index.ts";

const pieces = fc.record({
  price: fc.integer({ min: 10, max: 5_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const lines = fc.array(pieces, { minLength: 1, maxLength: 12 });
const given = (bought: readonly { quantity: number }[], each: readonly ReturnType<typeof cents>[]) =>
  sum(bought.map(({ quantity }, index) => times(each[index] ?? cents(0), quantity)));

describe("discountPieces", () => {
  test("gives the whole discount, and at most 9 cents more, in proportion to the prices", () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 0.9, noNaN: true }), (bought, part) => {
        const total = sum(bought.map(({ price, quantity }) => times(price, quantity)));
        const discount = cents(Math.floor(total * part));
        const each = discountPieces(bought, discount);
        const more = given(bought, each) - discount;
        expect(more >= 0 && more < Math.max(...bought.map(({ quantity }) => quantity))).toBe(true);
        bought.forEach(({ price }, index) => {
          expect(Math.abs((each[index] ?? 0) - (price * discount) / total)).toBeLessThanOrEqual(10);
        });
      }),
    );
  });

  test("leaves each piece a cent, however large the discount is", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 1e10 }).map(cents), (bought, discount) => {
        const each = discountPieces(bought, discount);
        bought.forEach(({ price }, index) => {
          expect((each[index] ?? 0) >= 0 && (each[index] ?? 0) < price).toBe(true);
        });
      }),
    );
  });

  test("leaves each piece its least price, also if it costs less already", () => {
    const dear = { price: cents(1000), quantity: 2, least: cents(200) };
    const cheap = { price: cents(100), quantity: 1, least: cents(150) };
    expect(discountPieces([dear, cheap], cents(2000))).toEqual([800, 0]);
  });

  test("gives a cent that can't be shared to the line with the largest remainder", () => {
    const bought = [
      { price: cents(1000), quantity: 1 },
      { price: cents(500), quantity: 1 },
    ];
    expect(discountPieces(bought, cents(100))).toEqual([67, 33]);
    expect(discountPieces([{ price: cents(1000), quantity: 3 }], cents(500))).toEqual([167]);
    expect(
      discountPieces(
        [
          { price: cents(1000), quantity: 3 },
          { price: cents(10), quantity: 1 },
        ],
        cents(500),
      ),
    ).toEqual([166, 2]);
  });
});
