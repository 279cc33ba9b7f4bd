import { expect, it } from "vitest";
import { ratingOf, ratingsOf } from "./ratings.ts";

it("an item without a counted review has no average", () => {
  expect(ratingsOf(new Map([[0, 2]]))).toEqual({ average: null, count: 0, stars: [0, 0, 0, 0, 0], notCounted: 2 });
  expect(ratingOf(new Map([[0, 2]]))).toBeNull();
});

it("each counted review weighs the same in the average, and void ones nothing", () => {
  const counts = new Map([
    [0, 7],
    [1, 2],
    [4, 1],
    [5, 3],
  ]);
  expect(ratingsOf(counts)).toEqual({ average: 3.5, count: 6, stars: [2, 0, 0, 1, 3], notCounted: 7 });
  expect(ratingOf(counts)).toEqual({ average: 3.5, count: 6 });
});
