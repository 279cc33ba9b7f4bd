import vectors from "@trove/fairness/vectors.json";
import { parseOddsTable } from "@trove/fairness";
import type { Tier } from "@trove/contract/statuses";

/** The published example, which the page computes in front of the reader. */
export { vectors };

const [first] = vectors.draws;
if (first === undefined) throw new Error("the published example holds no draw");

/** The example's first draw: the seed that is no secret any more, and what was mixed with it. */
export const exampleDraw = first;

export const exampleDrops = parseOddsTable(vectors.oddsTable).drops;

/** Tiers that the example's four drops are shown in. */
export const exampleTiers = ["Legendary", "Epic", "Uncommon", "Common"] as const satisfies readonly Tier[];
