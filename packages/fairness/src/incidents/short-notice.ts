import type { ProvenOdds } from "../judge/odds/odds-in-force.ts";

const MINUTE_MS = 60_000;

/** The checkpoint that comes with an offer may be up to this much older than the offer. */
const TOLERANCE_MS = MINUTE_MS;

/** The odds of a box as an offer proved them, with the offer's time. */
export type OddsAt = { readonly time: string; readonly odds: ProvenOdds };

const leafAt = ({ leaves }: ProvenOdds, time: string) => leaves.findLast(({ validFrom }) => validFrom <= time);

const laterOf = (one: string, other: string) => (one > other ? one : other);

/**
 * True if a box that was open got other odds, or closed, within the notice after the earlier offer, and that offer did
 * not announce it. A box that was not open may open at once.
 */
export function isShortNotice(before: OddsAt, after: OddsAt, noticeMinutes: number): boolean {
  if (noticeMinutes === 0) return false;
  const earliest = Date.parse(before.time) + noticeMinutes * MINUTE_MS - TOLERANCE_MS;
  return after.odds.leaves.some((leaf) => {
    const { validFrom, oddsHash } = leaf;
    // A proof may begin with odds that had ended before the earlier offer.
    const since = laterOf(validFrom, before.time);
    const isEverInForce = leafAt(after.odds, since) === leaf;
    const expected = leafAt(before.odds, since)?.oddsHash ?? null;
    const isOther = expected !== null && oddsHash !== expected;
    return isEverInForce && isOther && Date.parse(validFrom) < earliest;
  });
}
