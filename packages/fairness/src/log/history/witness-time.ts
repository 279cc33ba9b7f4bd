import type { SignedCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../../log/checkpoint/policy.ts";
import { freshAt, signedSince } from "../../log/checkpoint/quorum.ts";
import type { WitnessPolicy } from "../../log/checkpoint/witness-policy.ts";
import { countedPolicy, NOBODY } from "../../log/checkpoint/witness-policy.ts";

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

/** A time of the report: ISO 8601 in UTC, to the second. */
export function shown(time: number): string {
  return `${new Date(time).toISOString().slice(0, "2026-11-21T12:00:00".length)}Z`;
}
