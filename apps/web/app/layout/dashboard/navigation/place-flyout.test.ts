import fc from "fast-check";
import { expect, test } from "vitest";
import { placeFlyout } from "./place-flyout.ts";

const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });

test("a flyout that fits stays inside the window, and is mirrored from right to left", () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 700 }) });
  const side = fc.constantFrom("below" as const, "beside" as const);
  fc.assert(
    fc.property(place, size(40, 90), size(100, 400), side, (corner, button, flyout, where) => {
      const window = { width: 1440, height: 900 };
      const { x, y } = placeFlyout({ ...corner, ...button }, flyout, window, where, false);
      expect(x >= 0 && x + flyout.width <= window.width && y >= 0 && y + flyout.height <= window.height).toBe(true);
      const mirror = { x: window.width - corner.x - button.width, y: corner.y, ...button };
      const mirrored = placeFlyout(mirror, flyout, window, where, true);
      expect(mirrored).toEqual({ x: window.width - x - flyout.width, y });
    }),
  );
});

test("a flyout is below or after its entry where there is room", () => {
  const entry = { x: 100, y: 72, width: 80, height: 48 };
  const [flyout, window] = [
    { width: 200, height: 150 },
    { width: 1440, height: 900 },
  ];
  expect(placeFlyout(entry, flyout, window, "below", false)).toEqual({ x: 100, y: 124 });
  expect(placeFlyout(entry, flyout, window, "beside", false)).toEqual({ x: 184, y: 72 });
});
