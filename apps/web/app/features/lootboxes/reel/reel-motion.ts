import { START, WINNER } from "./reel-cells.ts";

/** Control points of the strip's travel, as CSS writes them: cubic-bezier(x1, y1, x2, y2). */
const CURVE = [0.08, 0.6, 0.05, 1] as const;
export const TRAVEL_EASING = `cubic-bezier(${CURVE.join(", ")})`;

export const SPIN_MS = 6500;
export const QUICK_SPIN_MS = 2000;
export const SETTLE_MS = 250;
/** Reduced motion: the result fades in and nothing travels. */
export const FADE_MS = 300;
/** Several strips start one after the other and stop together. */
const STAGGER_MS = 150;

/** When strip `index` sets off and how long it travels, in milliseconds. All strips stop at the same time. */
export function stripTiming(index: number, spinMs: number): { delay: number; travel: number } {
  const delay = index * STAGGER_MS;
  return { delay, travel: spinMs - delay };
}

/** Position of the strip, in cells from its start, when the pointer stands in the middle of `cell`. */
export function positionOf(cell: number, cellPx: number, gapPx: number): number {
  return -(cell * (cellPx + gapPx) + cellPx / 2);
}

/** Where the strip starts, where it stops and where it settles, in pixels. */
export function stripPath(stopOffset: number, cellPx: number, gapPx: number) {
  const settled = positionOf(WINNER, cellPx, gapPx);
  return { start: positionOf(START, cellPx, gapPx), stop: settled - stopOffset * cellPx, settled };
}

function bezier(a: number, b: number, t: number): number {
  return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
}

/** The share of the travel's time at which it has covered the share `progress` of its way, both from 0 to 1. */
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

/** Milliseconds after the start at which the pointer passes from one cell to the next. */
export function crossings(stopOffset: number, travelMs: number): number[] {
  const way = WINNER - START + stopOffset;
  const passed = Math.floor(way + 0.5);
  return Array.from({ length: passed }, (_, index) => timeAt((index + 0.5) / way) * travelMs);
}
