import type { NamedTree, Offer } from "../../records/offer.ts";
import type { Check } from "../checks.ts";
import { notHeld, same } from "../checks.ts";

/** The odds of a box by one leaf of the terms log; null if the box is not open from then on. */
export type BoxMoment = { readonly validFrom: string; readonly oddsHash: string | null };

/**
 * The odds of one box, as leaves of the terms log prove them: the leaf in force and all later leaves up to a
 * checkpoint. The leaves are proven by their indexes, so that none between can be hidden.
 */
export type ProvenOdds = {
  readonly boxId: string;
  readonly leaves: readonly BoxMoment[];
  /** The time from which on enough witnesses have signed the checkpoint; missing for a log without witnesses. */
  readonly freshAt?: string;
  /** The notice that the shop promises for its logs, in minutes. Missing if it is not known. */
  readonly noticeMinutes?: number | undefined;
  /** The checkpoint's tree. Missing in what browsers kept before offers named one. */
  readonly tree?: NamedTree;
};

/** `Missing`: no proof was given. `Unasked`: the log is not checked. */
export type OddsProof = ProvenOdds | "Missing" | "Unasked";

/** The odds hash in the last leaf that is valid at the time. Undefined if all leaves begin later. */
function hashAt(leaves: readonly BoxMoment[], time: string): string | null | undefined {
  return leaves.findLast(({ validFrom }) => validFrom <= time)?.oddsHash;
}

/** True if the proof is about the tree that the offer names. Offers of version 2 name none. */
export function isOfNamedTree({ terms }: Offer, { tree }: ProvenOdds): boolean {
  return terms === undefined || (tree?.size === terms.size && tree.root === terms.root);
}

/** Compares the offer's odds with those that were in force at its time. Null means that the box was not open. */
export function inForceIn(id: "odds-named" | "odds-in-force", offer: Offer, leaves: readonly BoxMoment[]): Check {
  const inForce = hashAt(leaves, offer.time);
  return same(id, inForce === null ? "none" : inForce, offer.oddsHash);
}

/** Checks that the offer's odds were in force for everybody at the offer's time. */
export function inForceCheck(offer: Offer, proof: OddsProof): readonly Check[] {
  if (proof === "Unasked") return [];
  if (proof === "Missing" || proof.boxId !== offer.boxId || !isOfNamedTree(offer, proof)) {
    return [notHeld("odds-in-force")];
  }
  return [inForceIn("odds-in-force", offer, proof.leaves)];
}
