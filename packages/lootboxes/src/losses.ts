import type { PricedBox } from "./payout.ts";
import { sumOfWins } from "./sum-of-wins.ts";

/** The shop's result from many openings, in cents: the prices paid, less the market value of the wins. */
export type Results = {
  /** The result is at least this in 999 of 1,000 cases. Below 0 it is a loss. */
  worstCents: number;
  /** The result is at least this in half of all cases. */
  middleCents: number;
  /** The result is at least this in one of 1,000 cases. */
  bestCents: number;
};

export const REHEARSED_OPENINGS = 1000;

/** The results of `openings` openings (by default a thousand) of a box with a million tickets. */
export function resultsOf({ priceCents, drops }: PricedBox, openings = REHEARSED_OPENINGS): Results {
  const sum = sumOfWins(drops, openings);
  const resultAt = (chance: number) => priceCents * openings - sum.quantile(chance);
  return { worstCents: resultAt(0.999), middleCents: resultAt(0.5), bestCents: resultAt(0.001) };
}
