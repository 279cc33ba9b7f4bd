import vectors from "@trove/fairness/vectors.json" with { type: "json" };
import { oddsHash, parseOddsTable } from "@trove/fairness";
import type { Tier } from "@trove/contract/tiers";

/** The test vectors that are published as the example. */
export { vectors };

const [first] = vectors.draws;
if (first === undefined) throw new Error("the published example holds no draw");

/** The example's first draw: its revealed server seed, and the values mixed with it. */
export const exampleDraw = first;

/** The published table holds letters of many scripts as a test. The example that people play with has a plain name. */
const plainTable = vectors.oddsTable.replace("Glück ✓ radio", "Pocket radio");

/** The odds of the example that people play with, and the hash that is mixed into its draws. */
export const example = { drops: parseOddsTable(plainTable).drops, oddsHash: oddsHash(plainTable) };

/** The tiers in which to show the example's four drops. */
export const exampleTiers = ["Legendary", "Epic", "Uncommon", "Common"] as const satisfies readonly Tier[];
