import { TICKETS_PER_BOX } from "@trove/fairness";
import { moreHits } from "./binomial-tail.ts";

/** The number of openings after which somebody wins a piece that is not in stock. */
export type Lasting = {
  /** Average number of openings. */
  expected: number;
  /** The stock lasts for at least this many openings in 99 of 100 cases. */
  certain: number;
};

const CERTAINTY = 0.99;

/** The largest number of openings for which the stock covers every win in 99 of 100 cases. */
function certainOpenings(pieces: number, chance: number): number {
  const isCovered = (openings: number) => moreHits(openings, chance, pieces) <= 1 - CERTAINTY;
  // With as many openings as pieces, the stock always suffices.
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
 * Computes how many openings of a box are possible until `pieces` of one of its items are used up. `tickets`, above 0
 * and up to a million, may be an average over several boxes.
 */
export function lastingOf(pieces: number, tickets: number): Lasting {
  const chance = tickets / TICKETS_PER_BOX;
  return { expected: (pieces + 1) / chance - 1, certain: certainOpenings(pieces, chance) };
}
