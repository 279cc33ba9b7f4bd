import type { Offer } from "../records/offer.ts";
import type { Check } from "./checks.ts";
import { holdsIf, notHeld, same } from "./checks.ts";

/**
 * The odds of one box, as leaves of the terms log prove them: the leaf in force and all later leaves up to a
 * checkpoint. The leaves are proven by their indexes, so that none between can be hidden.
 */
export type ProvenOdds = {
  readonly boxId: string;
  /** `oddsHash` is null where the leaf shows that the box was not open. */
  readonly leaves: readonly { readonly validFrom: string; readonly oddsHash: string | null }[];
  /** The time of the last witness's signature of the checkpoint; missing for a log without witnesses. */
  readonly seenAt?: string;
};

const MINUTE_MS = 60_000;

/** `Missing`: no proof was given. `Unasked`: the log is not checked. */
export type OddsProof = ProvenOdds | "Missing" | "Unasked";

/** The odds hash in the last leaf that is valid at the time. Undefined if all leaves begin later. */
function hashAt({ leaves }: ProvenOdds, time: string): string | null | undefined {
  return leaves.findLast(({ validFrom }) => validFrom <= time)?.oddsHash;
}

/**
 * Checks that the offer is not older than its checkpoint. A shop that could date offers back could choose among the
 * odds of different days. Witnesses' clocks may be a minute ahead.
 */
function currentCheck(offer: Offer, { seenAt }: ProvenOdds): readonly Check[] {
  if (seenAt === undefined) return [];
  return [holdsIf("offer-current", Date.parse(offer.time) >= Date.parse(seenAt) - MINUTE_MS)];
}

/** Checks that the offer's odds were in force for everybody at the offer's time. */
export function inForceCheck(offer: Offer, proof: OddsProof): readonly Check[] {
  if (proof === "Unasked") return [];
  if (proof === "Missing" || proof.boxId !== offer.boxId) return [notHeld("odds-in-force")];
  const inForce = hashAt(proof, offer.time);
  return [same("odds-in-force", inForce === null ? "none" : inForce, offer.oddsHash), ...currentCheck(offer, proof)];
}
