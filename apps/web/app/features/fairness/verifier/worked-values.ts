import vectors from "@trove/fairness/vectors.json" with { type: "json" };
import { parseOddsTable } from "@trove/fairness";
import type { Tier } from "@trove/contract/tiers";

/** The test vectors that are published as the example. */
export { vectors };

const [first] = vectors.draws;
if (first === undefined) throw new Error("the published example holds no draw");

/** The example's first draw: its revealed server seed, and the values mixed with it. */
export const exampleDraw = first;

export const exampleDrops = parseOddsTable(vectors.oddsTable).drops;

/** The tiers in which to show the example's four drops. */
export const exampleTiers = ["Legendary", "Epic", "Uncommon", "Common"] as const satisfies readonly Tier[];
