import type { Offer } from "../../records/offer.ts";
import type { Check } from "../checks.ts";
import { holdsIf, notHeld } from "../checks.ts";
import { isOfNamedTree } from "./odds-in-force.ts";
import type { BoxMoment, OddsProof } from "./odds-in-force.ts";

const MINUTE_MS = 60_000;

/**
 * The moments at which the box got odds, in order of time. From each moment on, the odds are those of the last leaf in
 * the log that names this moment or an earlier one.
 */
function momentsOf(leaves: readonly BoxMoment[]): readonly BoxMoment[] {
  const placed = leaves.map(({ validFrom }, place) => ({ validFrom, place }));
  const inTime = placed.toSorted((one, other) => {
    if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? -1 : 1;
    return one.place - other.place;
  });
  let last = 0;
  const moments = new Map<string, string | null>();
  for (const { validFrom, place } of inTime) {
    last = Math.max(last, place);
    moments.set(validFrom, leaves[last]?.oddsHash ?? null);
  }
  return [...moments].map(([validFrom, oddsHash]) => ({ validFrom, oddsHash }));
}

/**
 * Checks that the box keeps the offer's odds at least as long as the notice. Returns no check for a log without a
 * notice, for an offer of version 2, and if the proof shows other odds or none, which other checks report.
 */
export function lastingChecks(offer: Offer, proof: OddsProof): readonly Check[] {
  if (proof === "Unasked" || proof === "Missing" || proof.boxId !== offer.boxId || offer.terms === undefined) return [];
  const { noticeMinutes = 0, leaves } = proof;
  if (noticeMinutes === 0 || !isOfNamedTree(offer, proof)) return [];
  const moments = momentsOf(leaves);
  const present = moments.findLastIndex(({ validFrom }) => validFrom <= offer.time);
  if (present < 0) return [notHeld("odds-lasting")];
  if (moments[present]?.oddsHash !== offer.oddsHash) return [];
  const isOther = ({ oddsHash }: BoxMoment) => oddsHash !== offer.oddsHash;
  const end = moments.slice(present).find(isOther);
  if (end === undefined) return [holdsIf("odds-lasting", true)];
  const first = moments.slice(0, present).findLastIndex(isOther) + 1;
  const lasts = Date.parse(end.validFrom) - Date.parse(moments[first]?.validFrom ?? "");
  if (lasts >= noticeMinutes * MINUTE_MS) return [holdsIf("odds-lasting", true)];
  // The odds may have begun before the first moment that the proof shows.
  return [first > 0 ? holdsIf("odds-lasting", false) : notHeld("odds-lasting")];
}
