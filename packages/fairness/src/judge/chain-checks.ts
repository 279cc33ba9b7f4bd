import type { Offer } from "../records/offer.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import { NO_RECORD_HASH, recordHash } from "../records/opening-record.ts";
import type { Check } from "./checks.ts";
import { holdsIf, same } from "./checks.ts";

/** The last record of a chain. */
export type Head = { readonly nonce: number; readonly hash: string; readonly time: string };

export function headOf(text: string, { nonce, time }: OpeningRecord): Head {
  return { nonce, hash: recordHash(text), time };
}

/**
 * Checks that an offer follows the chain's last record, `head`. If records are missing between, `chain-nonce` is
 * `NotHeld`, and its `about` has the first and last nonce to fetch. Without a head, only the `before` of a person's
 * first offer can be checked.
 */
export function chainChecks(offer: Offer, head: Head | undefined): readonly Check[] {
  if (head === undefined) {
    return [holdsIf("chain-before", (offer.nonce === 0) === (offer.before === NO_RECORD_HASH))];
  }
  const next = head.nonce + 1;
  if (offer.nonce > next) {
    return [{ id: "chain-nonce", outcome: "NotHeld", about: [String(next), String(offer.nonce - 1)] }];
  }
  const nonce = same("chain-nonce", next, offer.nonce);
  if (offer.nonce < next) return [nonce];
  return [nonce, same("chain-before", head.hash, offer.before), holdsIf("chain-time", offer.time >= head.time)];
}

/** Checks that two signed texts about the same nonce of a person have the same commitment and the same `before`. */
export function agreementChecks(
  one: Pick<Offer, "commitment" | "before">,
  other: Pick<Offer, "commitment" | "before">,
): readonly Check[] {
  return [same("one-commitment", one.commitment, other.commitment), same("one-before", one.before, other.before)];
}
