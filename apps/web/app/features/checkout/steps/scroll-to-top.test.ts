import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToTop } from "./scroll-to-top.ts";

const FRAME_MS = 5;

/** The scroll positions that were set, with their times. */
let moves: { at: number; y: number }[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "performance"] });
  moves = [];
  const page = {
    scrollY: 1000,
    matchMedia: () => ({ matches: false }),
    scrollTo: (_x: number, y: number) => moves.push({ at: performance.now(), y: Math.round(y) }),
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("requestAnimationFrame", (run: (at: number) => void) =>
    setTimeout(() => run(performance.now()), FRAME_MS),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(
  "starts after 10 ms and gets to the top in steps within 50 ms",
  { tags: ["S4-75", "S4-76", "S4-77", "S9-25"] },
  () => {
    const begin = performance.now();
    scrollToTop();
    vi.advanceTimersByTime(10 + FRAME_MS - 1);
    expect(moves).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(moves.map(({ y }) => y)).toEqual([900, 800, 700, 600, 500, 400, 300, 200, 100, 0]);
    expect(moves.at(-1)).toEqual({ at: begin + 60, y: 0 });
  },
);
