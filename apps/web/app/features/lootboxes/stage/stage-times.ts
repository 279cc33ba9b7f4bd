import { QUICK_SPIN_MS, SPIN_MS } from "../reel/reel-motion.ts";

/** How long each part of an opening's animation takes, in milliseconds. */
export type StageTimes = { lid: number; rise: number; spin: number };

/** The lengths depend on the person's choice alone. Nothing here may know an outcome. */
export const STAGE_TIMES = {
  whole: { lid: 420, rise: 500, spin: SPIN_MS },
  quick: { lid: 200, rise: 150, spin: QUICK_SPIN_MS },
} as const satisfies Record<string, StageTimes>;
