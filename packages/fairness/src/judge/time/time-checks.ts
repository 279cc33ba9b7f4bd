import type { Offer } from "../../records/offer.ts";
import type { Head } from "../chain-checks.ts";
import type { Check } from "../checks.ts";
import { holdsIf } from "../checks.ts";
import type { OddsProof } from "../odds/odds-in-force.ts";

/** An offer's time with which the person went on, although it is far from the expected or the witnesses' time. */
export type AcceptedTime = {
  readonly time: string;
  /** When enough witnesses had signed the offer's checkpoint; undefined without witnesses. */
  readonly freshAt: string | undefined;
  /** The shop's expected time when the person went on. */
  readonly at: string;
};

/** The time as a browser knows it when it examines an offer. Nobody else can know it, so no file has it. */
export type KnownTime = {
  /** The shop's time that the browser expects at the arrival of the offer. */
  readonly expected: string;
  /** Oldest first. */
  readonly accepted: readonly AcceptedTime[];
};

/**
 * How an offer's time is off:
 * - `Ahead`: it is far from the expected time, because a clock was set
 * - `Frozen`: so it is, but it is the time of the last record or of a change of odds: the shop's clock was put back
 * - `Witnesses`: only the time at which the witnesses signed the log is far from it
 *
 * `isAccepted`: the person went on with it earlier, so nothing is asked.
 */
export type TimeFinding = {
  readonly kind: "Ahead" | "Frozen" | "Witnesses";
  readonly shop: string;
  readonly freshAt: string | undefined;
  readonly isAccepted: boolean;
};

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** How far clocks may differ without a question. */
export const NEAR_MS = 2 * MINUTE_MS;

/** How old the witnesses' signatures may be. They are renewed every five minutes. */
const FRESH_MS = 15 * MINUTE_MS;

/** How long nothing is asked again about an offer's time that stands still. */
const ACCEPTED_MS = 180 * MINUTE_MS;

const less = (one: string, other: string) => Date.parse(one) - Date.parse(other);
const isWithin = (ms: number, most: number) => Math.abs(ms) <= most;

/** True if the offer has the time of the last record or of terms. An offer is never dated before those. */
function isFrozen({ time }: Offer, head: Head | undefined, odds: OddsProof): boolean {
  const leaves = typeof odds === "string" ? [] : odds.leaves;
  return time === head?.time || leaves.some(({ validFrom }) => validFrom === time);
}

const isAcceptedTime = ({ time }: Offer, { accepted, expected }: KnownTime) =>
  accepted.some((one) => one.time === time && isWithin(less(expected, one.at), ACCEPTED_MS));

/** True if the person has gone on with this age of the witnesses' signatures. */
function isAcceptedAge(offer: Offer, freshAt: string, known: KnownTime): boolean {
  const last = known.accepted.at(-1);
  const isAsLast =
    last?.freshAt !== undefined && isWithin(less(offer.time, freshAt) - less(last.time, last.freshAt), FRESH_MS);
  return isAsLast || known.accepted.some((one) => one.freshAt === freshAt) || isAcceptedTime(offer, known);
}

/** By how much the offer is later than its checkpoint's signatures: `Fresh`, up to a day off, or more than a day. */
function ageOf({ time }: Offer, freshAt: string): "Fresh" | "Old" | "OfAnotherDay" {
  const age = less(time, freshAt);
  if (age >= -NEAR_MS && age <= FRESH_MS) return "Fresh";
  return isWithin(age, DAY_MS) ? "Old" : "OfAnotherDay";
}

const askIf = (id: "offer-time" | "offer-current", isAsked: boolean): Check =>
  isAsked ? { id, outcome: "Ask" } : holdsIf(id, true);

type Seen = { readonly head: Head | undefined; readonly time?: KnownTime | undefined };

/**
 * Compares the offer's time with the one that the browser expects, and with the witnesses'. A shop that could date
 * offers freely could choose among the odds of different days. Left out for callers who have not asked for the offer.
 */
export function timeChecks(
  offer: Offer,
  odds: OddsProof,
  { head, time: known }: Seen,
): { checks: readonly Check[]; finding: TimeFinding | undefined } {
  if (known === undefined) return { checks: [], finding: undefined };
  const freshAt = typeof odds === "string" ? undefined : odds.freshAt;
  const isNear = isWithin(less(offer.time, known.expected), NEAR_MS);
  const isStill = !isNear && isFrozen(offer, head, odds);
  const asksTime = !isNear && !(isStill && isAcceptedTime(offer, known));
  const age = freshAt === undefined ? "Fresh" : ageOf(offer, freshAt);
  const asksAge = age === "Old" && freshAt !== undefined && !isAcceptedAge(offer, freshAt, known);
  const checks = [
    askIf("offer-time", asksTime),
    ...(freshAt === undefined ? [] : [age === "OfAnotherDay" ? off(offer, freshAt) : askIf("offer-current", asksAge)]),
  ];
  if (isNear && age === "Fresh") return { checks, finding: undefined };
  const kind = isNear ? "Witnesses" : isStill ? "Frozen" : "Ahead";
  return {
    checks,
    finding: { kind, shop: offer.time, freshAt, isAccepted: !asksTime && !asksAge && age !== "OfAnotherDay" },
  };
}

const off = ({ time }: Offer, freshAt: string): Check => ({
  id: "offer-current",
  outcome: "Differs",
  expected: freshAt,
  actual: time,
});
