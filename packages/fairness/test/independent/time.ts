/*
 * The rules for the time of an offer, written from docs/fairness.md alone. Times are seconds.
 */

type Accepted = { readonly line14: number; readonly fresh: number | null; readonly when: number };

type Seen = {
  readonly line14: number;
  readonly expected: number;
  /** When the proof's checkpoint is fresh; null without witnesses. */
  readonly fresh: number | null;
  /** The times of the last record and of the proof's `terms` leaves. */
  readonly stills: readonly number[];
  /** With which times the person went on, oldest first. */
  readonly accepted: readonly Accepted[];
};

const HOUR = 3600;
const gap = (one: number, other: number) => (one > other ? one - other : other - one);

function saysOfExpected({ line14, expected, stills, accepted }: Seen): "holds" | "asks" {
  if (gap(line14, expected) <= 120) return "holds";
  if (!stills.includes(line14)) return "asks";
  const before = accepted.filter((one) => one.line14 === line14);
  return before.some(({ when }) => gap(expected, when) <= 3 * HOUR) ? "holds" : "asks";
}

function saysOfWitnesses({ line14, expected, fresh, accepted }: Seen): "none" | "holds" | "asks" | "differs" {
  if (fresh === null) return "none";
  const difference = line14 - fresh;
  if (-120 <= difference && difference <= 900) return "holds";
  if (gap(difference, 0) > 24 * HOUR) return "differs";
  for (const [place, one] of accepted.entries()) {
    if (one.fresh === fresh) return "holds";
    if (one.line14 === line14 && gap(expected, one.when) <= 3 * HOUR) return "holds";
    const isLast = place === accepted.length - 1;
    if (isLast && one.fresh !== null && gap(one.line14 - one.fresh, difference) <= 900) return "holds";
  }
  return "asks";
}

/** The results of `offer-time` and `offer-current`. */
export function judgeTime(seen: Seen): readonly [string, string] {
  return [saysOfExpected(seen), saysOfWitnesses(seen)];
}
