import { expect, test } from "vitest";
import { chiSquareTail, evenness, IMPROBABLE, meanTail } from "./chances.ts";

test.each([
  // Upper tails of 5 % and 0.1 % from published tables: value, degrees of freedom, tail.
  [3.841, 1, 0.05],
  [11.07, 5, 0.05],
  [18.307, 10, 0.05],
  [124.342, 100, 0.05],
  [10.828, 1, 0.001],
  [29.588, 10, 0.001],
])("a chi-square of %s with %s degrees has the tail %s", (value, degrees, tail) => {
  expect(Math.abs(chiSquareTail(value, degrees) / tail - 1)).toBeLessThan(0.002);
});

test("nothing can be said without degrees of freedom", () => {
  expect(chiSquareTail(5, 0)).toBe(1);
  expect(evenness([3], [1])).toBe(1);
  expect(evenness([0, 0], [0.5, 0.5])).toBe(1);
});

test("counts as expected are probable, and a tenth too many of one item is not, once there are enough", () => {
  const shares = [0.001, 0.049, 0.25, 0.7];
  expect(evenness([100, 4_900, 25_000, 70_000], shares)).toBe(1);
  expect(evenness([110, 5_000, 24_900, 69_990], shares)).toBeGreaterThan(0.05);
  expect(evenness([100, 4_400, 25_000, 70_500], shares)).toBeLessThan(IMPROBABLE);
});

test("one jackpot early on is no wonder", () => {
  expect(evenness([1, 0, 2, 7], [0.00001, 0.04999, 0.25, 0.7])).toBeGreaterThan(0.01);
  expect(meanTail(1, 1)).toBeGreaterThan(0.2);
});

test("many values that are all too high are", () => {
  expect(meanTail(0.75, 100)).toBeLessThan(1e-5);
  expect(meanTail(0.75, 200)).toBeLessThan(IMPROBABLE);
});
