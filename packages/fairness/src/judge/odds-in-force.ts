import type { Offer } from "../records/offer.ts";
import type { Check } from "./checks.ts";
import { holdsIf, notHeld, same } from "./checks.ts";

/**
 * The odds of one box as leaves of the terms log prove them: the leaf in force and every later one up to a checkpoint,
 * by their place in the log, so that none between can be hidden.
 */
export type ProvenOdds = {
  readonly boxId: string;
  /** `oddsHash` is null where the leaf shows that the box was not open. */
  readonly leaves: readonly { readonly validFrom: string; readonly oddsHash: string | null }[];
  /** When a witness last signed the checkpoint; missing for a log without witnesses. */
  readonly seenAt?: string;
};

const MINUTE_MS = 60_000;

/** `Missing`: no proof was given. `Unasked`: the one who judges does not look at the log. */
export type OddsProof = ProvenOdds | "Missing" | "Unasked";

/** The odds hash of the last leaf that is valid at the time; undefined if the leaves begin later. */
function hashAt({ leaves }: ProvenOdds, time: string): string | null | undefined {
  return leaves.findLast(({ validFrom }) => validFrom <= time)?.oddsHash;
}

/**
 * An offer is made after its checkpoint. One that is dated back could choose among the odds of other days. Clocks of
 * witnesses may be a minute ahead.
 */
function currentCheck(offer: Offer, { seenAt }: ProvenOdds): readonly Check[] {
  if (seenAt === undefined) return [];
  return [holdsIf("offer-current", Date.parse(offer.time) >= Date.parse(seenAt) - MINUTE_MS)];
}

/** Whether the offer's odds are the ones that were in force for everybody at the offer's time. */
export function inForceCheck(offer: Offer, proof: OddsProof): readonly Check[] {
  if (proof === "Unasked") return [];
  if (proof === "Missing" || proof.boxId !== offer.boxId) return [notHeld("odds-in-force")];
  const inForce = hashAt(proof, offer.time);
  return [same("odds-in-force", inForce === null ? "none" : inForce, offer.oddsHash), ...currentCheck(offer, proof)];
}
