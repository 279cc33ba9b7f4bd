import type { NamedTree, Offer } from "../records/offer.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import { NO_RECORD_HASH, recordHash } from "../records/opening-record.ts";
import type { Check } from "./checks.ts";
import { holdsIf, same } from "./checks.ts";

/** The last record of a chain. */
export type Head = {
  readonly nonce: number;
  readonly hash: string;
  readonly time: string;
  /** The largest tree of the terms log that an offer of the chain's records names; undefined if none names one. */
  readonly terms?: NamedTree | undefined;
};

/**
 * The head that a judged record makes. Its offer counts only if the record names it: otherwise somebody could put a
 * later offer beside an earlier record.
 */
export function headOf(
  text: string,
  { nonce, time }: OpeningRecord,
  { offer, checks }: { readonly offer: Offer | undefined; readonly checks: readonly Check[] },
): Head {
  const isNamed = checks.some(({ id, outcome }) => id === "record-offer" && outcome === "Holds");
  return { nonce, hash: recordHash(text), time, terms: isNamed ? offer?.terms : undefined };
}

/** The head after a record. It keeps the largest tree of the whole chain. */
export function movedOn(before: Head | undefined, head: Head): Head {
  const [known, named] = [before?.terms, head.terms];
  return known === undefined || (named?.size ?? 0) > known.size ? head : { ...head, terms: known };
}

/** Checks that the log which offers name never shrinks along a chain, and has one root for each size. */
function checkpointChecks({ terms }: Offer, { terms: known }: Head): readonly Check[] {
  if (terms === undefined || known === undefined) return [];
  if (terms.size === known.size) return [same("chain-checkpoint", known.root, terms.root)];
  return [holdsIf("chain-checkpoint", terms.size > known.size)];
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
  return [
    nonce,
    same("chain-before", head.hash, offer.before),
    holdsIf("chain-time", offer.time >= head.time),
    ...checkpointChecks(offer, head),
  ];
}

/** Checks that two signed texts about the same nonce of a person have the same commitment and the same `before`. */
export function agreementChecks(
  one: Pick<Offer, "commitment" | "before">,
  other: Pick<Offer, "commitment" | "before">,
): readonly Check[] {
  return [same("one-commitment", one.commitment, other.commitment), same("one-before", one.before, other.before)];
}
