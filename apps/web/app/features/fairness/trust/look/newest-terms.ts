import { type BoxTree, readBoxList } from "@trove/fairness/log";
import type { LogView } from "../../logs/prove-leaf.ts";
import type { LoggedOddsTables, PlacedLeaf } from "./logged-odds.ts";
import { inForceAt } from "./odds-since.ts";

/** How often leaves of the terms log are read back again for a statement and terms in force. */
const MOST_BATCHES = 8;

const hasTermsAt = (leaves: readonly PlacedLeaf[], now: string) =>
  leaves.some(({ leaf }) => leaf.kind === "terms" && leaf.validFrom <= now);

/**
 * Reads leaves back until they have a statement and terms in force, and then finds out which odds these are: that reads
 * lists of boxes, so it is done once. Throws LogFault.
 */
export async function readNewest(view: LogView, odds: LoggedOddsTables, now: string) {
  let leaves: readonly PlacedLeaf[] = [];
  for (let batch = 0; batch <= MOST_BATCHES; batch += 1) {
    leaves = [...(await odds.readBack()), ...leaves];
    const isFound = hasTermsAt(leaves, now) && leaves.some(({ leaf }) => leaf.kind === "statement");
    if (isFound || odds.from === 0) break;
  }
  const lists = (terms: BoxTree) => readBoxList(terms, view.read);
  return { leaves, inForce: await inForceAt(leaves, { now, isWhole: odds.from === 0, lists }) };
}
