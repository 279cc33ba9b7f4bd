import { expect, it } from "vitest";
import { ratingOf, ratingsOf } from "./ratings.ts";

it("an item without a counted review has no average", () => {
  const read = { counts: new Map([[0, 2]]), waiting: 3 };
  const stars = [0, 0, 0, 0, 0];
  expect(ratingsOf(read)).toEqual({ average: null, count: 0, stars, notCounted: 2, waiting: 3 });
  expect(ratingOf(read)).toBeNull();
});

it("each counted review weighs the same in the average, and void ones nothing", () => {
  const counts = new Map([
    [0, 7],
    [1, 2],
    [4, 1],
    [5, 3],
  ]);
  const read = { counts, waiting: 0 };
  expect(ratingsOf(read)).toEqual({ average: 3.5, count: 6, stars: [2, 0, 0, 1, 3], notCounted: 7, waiting: 0 });
  expect(ratingOf(read)).toEqual({ average: 3.5, count: 6 });
});
