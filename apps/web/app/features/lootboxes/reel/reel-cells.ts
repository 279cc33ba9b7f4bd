import { stripSeedOf } from "@trove/contract/strip-seed";
import { seededRandom } from "./seeded-random.ts";

export const CELLS = 60;

/** Index of the cell that stops under the pointer. */
export const WINNER = 52;

/** Index of the cell under the pointer at the start. The cells before it fill the left half of a wide stage. */
export const START = 7;

/** Maximum distance, in cells, between the pointer and the middle of the winning cell before the strip settles. */
const MOST_OFFSET = 0.4;

type Weighted = { ticketTo: number };

export type Reel<Drop> = {
  cells: readonly Drop[];
  /** The pointer's position when the strip stops, in cells from the middle of the winning cell. */
  stopOffset: number;
};

/** The drop that a ticket wins. `drops` must be in published order. Throws RangeError if the ticket is too high. */
export function dropOf<Drop extends Weighted>(drops: readonly Drop[], ticket: number): Drop {
  const drop = drops.find(({ ticketTo }) => ticket <= ticketTo);
  if (drop === undefined) throw new RangeError(`No drop has the ticket ${ticket}`);
  return drop;
}

/**
 * The cells of one opening's strip. All cells except the winning one are drawn independently with the box's real odds,
 * so near misses are not exaggerated. The seed is the opening's id or its hash, so that a replay shows the same strip.
 */
export function reelOf<Drop extends Weighted>(drops: readonly Drop[], winner: Drop, seed: string | number): Reel<Drop> {
  const random = seededRandom(typeof seed === "number" ? seed : stripSeedOf(seed));
  const tickets = (drops.at(-1)?.ticketTo ?? 0) + 1;
  const drawn = Array.from({ length: CELLS }, () => dropOf(drops, Math.floor(random() * tickets)));
  const cells = drawn.map((drop, index) => (index === WINNER ? winner : drop));
  return { cells, stopOffset: (random() * 2 - 1) * MOST_OFFSET };
}
