import type { SignedCheckpoint } from "../checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../checkpoint/policy.ts";
import { freshAt, signedSince } from "../checkpoint/quorum.ts";
import type { WitnessPolicy } from "../checkpoint/witness-policy.ts";
import { countedPolicy, NOBODY } from "../checkpoint/witness-policy.ts";

const MINUTE_MS = 60_000;

/** How far honest clocks of shop and witnesses may be apart, in milliseconds. */
export const TOLERANCE_MS = 2 * MINUTE_MS;

/** The witnesses that a log needs; undefined if it needs none. Then nothing of it has a time. */
export function witnessesOf({ witnesses, quorum }: LogPolicy): WitnessPolicy | undefined {
  const policy =
    typeof quorum === "number"
      ? countedPolicy(
          quorum,
          witnesses.map((key) => ({ key })),
        )
      : quorum;
  return policy.quorum === NOBODY ? undefined : policy;
}

/** When a checkpoint is signed since, in milliseconds since 1970. Undefined if too few witnesses have signed. */
export function timeOf(policy: WitnessPolicy | undefined, { cosignatures }: SignedCheckpoint): number | undefined {
  const seconds = policy && signedSince(policy, cosignatures);
  return seconds === undefined ? undefined : seconds * 1_000;
}

/** When a checkpoint was last signed by enough witnesses. Otherwise like {@link timeOf}. */
export function freshOf(policy: WitnessPolicy | undefined, { cosignatures }: SignedCheckpoint): number | undefined {
  const seconds = policy && freshAt(policy, cosignatures);
  return seconds === undefined ? undefined : seconds * 1_000;
}

/** The beginning of a leaf's minute such as 2026-11-21T12:00Z, and its end, in milliseconds since 1970. */
export function minuteBounds(minute: string): { readonly start: number; readonly end: number } {
  const start = Date.parse(minute);
  return { start, end: start + MINUTE_MS };
}

/** How a leaf came into the log. Times are of witnesses, in milliseconds since 1970. */
export type LeafTimes = {
  /** When the first checkpoint that has the leaf is signed since; undefined without witnesses. */
  readonly at: number | undefined;
  /** The time of the last checkpoint that lacks the leaf. */
  readonly lackedAt: number | undefined;
};

/**
 * True if a leaf of this minute was missing from a checkpoint that was signed more than two minutes later. False if one
 * that was signed until then has it. Undefined if the times show neither, so leaving times out gains nothing.
 */
export function wasLate(minute: string, { at = Infinity, lackedAt = -Infinity }: LeafTimes): boolean | undefined {
  const latest = minuteBounds(minute).end + TOLERANCE_MS;
  if (lackedAt > latest) return true;
  return at <= latest ? false : undefined;
}

/** A time of the report: ISO 8601 in UTC, to the second. */
export function shown(time: number): string {
  return `${new Date(time).toISOString().slice(0, "2026-11-21T12:00:00".length)}Z`;
}
