import { TICKETS_PER_BOX } from "@trove/fairness";
import { moreHits } from "./binomial-tail.ts";

/** How many openings a stock lasts for, before somebody wins a piece that isn't there. */
export type Lasting = {
  /** On average. */
  expected: number;
  /** At least this many in 99 of 100 cases. */
  certain: number;
};

const CERTAINTY = 0.99;

/** For how many openings every win is covered in 99 of 100 cases. */
function certainOpenings(pieces: number, chance: number): number {
  const isCovered = (openings: number) => moreHits(openings, chance, pieces) <= 1 - CERTAINTY;
  // This number of openings can't win more pieces than there are.
  let low = pieces;
  let high = Math.max(1, Math.ceil((pieces + 1) / chance));
  while (isCovered(high)) [low, high] = [high, 2 * high];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isCovered(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * For how many openings of a box the pieces of one of its items last. `tickets`, from above 0 to a million, may be the
 * average of several boxes.
 */
export function lastingOf(pieces: number, tickets: number): Lasting {
  const chance = tickets / TICKETS_PER_BOX;
  return { expected: (pieces + 1) / chance - 1, certain: certainOpenings(pieces, chance) };
}
