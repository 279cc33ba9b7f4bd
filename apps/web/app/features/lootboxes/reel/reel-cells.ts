import { seededRandom } from "./seeded-random.ts";

export const CELLS = 60;

/** The cell that stops under the pointer. */
export const WINNER = 52;

/** The cell under the pointer before it starts; those before it fill the left half of a wide stage. */
export const START = 7;

/** How far from the middle of its cell the strip may stop before it settles, in parts of a cell. */
const MOST_OFFSET = 0.4;

type Weighted = { ticketTo: number };

export type Reel<Drop> = {
  cells: readonly Drop[];
  /** Where the pointer stands when the strip stops, in parts of a cell from the winner's middle. */
  stopOffset: number;
};

/** The drop that a ticket wins. Drops stand in their published order. RangeError for a ticket beyond the table. */
export function dropOf<Drop extends Weighted>(drops: readonly Drop[], ticket: number): Drop {
  const drop = drops.find(({ ticketTo }) => ticket <= ticketTo);
  if (drop === undefined) throw new RangeError(`No drop has the ticket ${ticket}`);
  return drop;
}

/**
 * What the strip of one opening shows. Every cell but the winner's is drawn by the table's own probabilities, each for
 * itself, so that what passes by is what the box holds and a near miss is as rare as it is. The seed is the opening's
 * id: looked at again, the strip is the same.
 */
export function reelOf<Drop extends Weighted>(drops: readonly Drop[], winner: Drop, seed: string): Reel<Drop> {
  const random = seededRandom(seed);
  const tickets = (drops.at(-1)?.ticketTo ?? 0) + 1;
  const drawn = Array.from({ length: CELLS }, () => dropOf(drops, Math.floor(random() * tickets)));
  const cells = drawn.map((drop, index) => (index === WINNER ? winner : drop));
  return { cells, stopOffset: (random() * 2 - 1) * MOST_OFFSET };
}
