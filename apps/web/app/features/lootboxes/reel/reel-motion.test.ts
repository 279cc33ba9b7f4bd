import fc from "fast-check";
import { expect, test } from "vitest";
import { START, WINNER } from "./reel-cells.ts";
import { crossings, stripPath, timeAt } from "./reel-motion.ts";

const offsets = fc.double({ min: -0.4, max: 0.4, noNaN: true });

test("the pointer always stops within the winner's cell", () => {
  fc.assert(
    fc.property(offsets, fc.constantFrom(144, 192), (offset, cell) => {
      const { start, stop, settled } = stripPath(offset, cell, 8);
      expect(start).toBe(-(START * (cell + 8) + cell / 2));
      const left = -(WINNER * (cell + 8));
      expect(stop).toBeLessThanOrEqual(left);
      expect(stop).toBeGreaterThanOrEqual(left - cell);
      expect(Math.abs(stop - settled)).toBeLessThanOrEqual(0.4 * cell + 1e-9);
    }),
  );
});

test("the curve starts fast, ends slowly and never runs back", () => {
  const times = Array.from({ length: 101 }, (_, index) => timeAt(index / 100));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeCloseTo(0, 6);
  expect(times[100]).toBeCloseTo(1, 6);
  expect(timeAt(0.5)).toBeLessThan(0.1);
});

test("every cell that passes gives one crossing, in order and in time", () => {
  fc.assert(
    fc.property(offsets, (offset) => {
      const times = crossings(offset, 6500);
      expect(times).toHaveLength(WINNER - START);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time).toBeLessThanOrEqual(6500);
    }),
  );
});
