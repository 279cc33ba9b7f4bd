import type { PricedBox } from "./payout.ts";
import { sumOfWins } from "./sum-of-wins.ts";

/** The shop's income from many openings, in cents: their price, less the market value of the wins. */
export type Results = {
  /** In 999 of 1,000 cases it is at least this; below 0 it is a loss. */
  worstCents: number;
  /** In half of all cases it is at least this. */
  middleCents: number;
  /** In one of 1,000 cases it is at least this. */
  bestCents: number;
};

export const REHEARSED_OPENINGS = 1000;

/** The results of a thousand openings of a box with a million tickets. */
export function resultsOf({ priceCents, drops }: PricedBox, openings = REHEARSED_OPENINGS): Results {
  const sum = sumOfWins(drops, openings);
  const resultAt = (chance: number) => priceCents * openings - sum.quantile(chance);
  return { worstCents: resultAt(0.999), middleCents: resultAt(0.5), bestCents: resultAt(0.001) };
}
