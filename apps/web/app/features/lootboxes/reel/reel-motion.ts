import { START, WINNER } from "./reel-cells.ts";

/** Control points of the strip's easing curve, as in CSS: cubic-bezier(x1, y1, x2, y2). */
const CURVE = [0.08, 0.6, 0.05, 1] as const;
export const TRAVEL_EASING = `cubic-bezier(${CURVE.join(", ")})`;

export const SPIN_MS = 6500;
export const QUICK_SPIN_MS = 2000;
export const SETTLE_MS = 250;
/** Duration of the fade-in with reduced motion, when nothing else moves. */
export const FADE_MS = 300;

/** The strip's offset in pixels when the pointer is in the middle of `cell`. */
export function positionOf(cell: number, cellPx: number, gapPx: number): number {
  return -(cell * (cellPx + gapPx) + cellPx / 2);
}

/** The offsets at which the strip starts, stops and settles, in pixels. */
export function stripPath(stopOffset: number, cellPx: number, gapPx: number) {
  const settled = positionOf(WINNER, cellPx, gapPx);
  return { start: positionOf(START, cellPx, gapPx), stop: settled - stopOffset * cellPx, settled };
}

function bezier(a: number, b: number, t: number): number {
  return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
}

/** The share of the travel time after which the strip has covered the share `progress` of its distance, both 0 to 1. */
export function timeAt(progress: number): number {
  const [x1, y1, x2, y2] = CURVE;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(y1, y2, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(x1, x2, (low + high) / 2);
}

/** The times at which the pointer crosses from one cell to the next, in milliseconds after the start. */
export function crossings(stopOffset: number, travelMs: number): number[] {
  const way = WINNER - START + stopOffset;
  const passed = Math.floor(way + 0.5);
  return Array.from({ length: passed }, (_, index) => timeAt((index + 0.5) / way) * travelMs);
}
