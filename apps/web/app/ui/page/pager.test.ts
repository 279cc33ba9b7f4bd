import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesToShow } from "./pager.tsx";

test("shows the ends, the neighbours, and gaps only where they hide two pages or more", () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(1, 9)).toEqual([1, 2, 0, 9]);
  expect(pagesToShow(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]);
  expect(pagesToShow(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
});

test("the current page and both ends are always there, in order", () => {
  const place = fc
    .integer({ min: 1, max: 400 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(place, ([current, total]) => {
      const pages = pagesToShow(current, total).filter((page) => page !== 0);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, total]));
    }),
  );
});
