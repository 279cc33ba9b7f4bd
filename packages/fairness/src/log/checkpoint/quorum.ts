import type { WitnessPolicy } from "./witness-policy.ts";
import { NOBODY } from "./witness-policy.ts";

/** A cosignature by the name of the witness's key, with its time in seconds since 1970. */
export type Signed = { readonly name: string; readonly seconds: number };

/** The end of the year 9999. Later times count as this. */
const LAST_SECOND = 253_402_300_799;

/** Computes a value for the quorum from the values of witnesses, by the names of their keys. Undefined for nobody. */
function valueOf(
  { witnesses, groups, quorum }: WitnessPolicy,
  ofWitness: (keyName: string) => number,
  ofGroup: (values: readonly number[], threshold: number) => number,
): number | undefined {
  if (quorum === NOBODY) return undefined;
  const values = new Map(witnesses.map(({ name, key }) => [name, ofWitness(key.name)]));
  // Groups only have members that are defined before them.
  for (const { name, threshold, members } of groups) {
    values.set(
      name,
      ofGroup(
        members.map((member) => values.get(member) ?? Number.NaN),
        threshold,
      ),
    );
  }
  return values.get(quorum);
}

const timesOf = (signed: readonly Signed[], missing: number) => {
  const times = new Map(signed.map(({ name, seconds }) => [name, Math.min(seconds, LAST_SECOND)]));
  return (keyName: string) => times.get(keyName) ?? missing;
};

const finite = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

/**
 * The earliest time such that the cosignatures up to it satisfy the policy, in seconds. No minority of the witnesses
 * moves it. Undefined if the policy is not satisfied, or needs nobody.
 */
export function signedSince(policy: WitnessPolicy, signed: readonly Signed[]): number | undefined {
  const kth = (values: readonly number[], k: number) => values.toSorted((one, other) => one - other)[k - 1] ?? Infinity;
  return finite(valueOf(policy, timesOf(signed, Infinity), kth));
}

/** The latest time such that the cosignatures from it on satisfy the policy. Otherwise like {@link signedSince}. */
export function freshAt(policy: WitnessPolicy, signed: readonly Signed[]): number | undefined {
  const kth = (values: readonly number[], k: number) =>
    values.toSorted((one, other) => other - one)[k - 1] ?? -Infinity;
  return finite(valueOf(policy, timesOf(signed, -Infinity), kth));
}

/** {@link freshAt} for any `count` witnesses. Undefined for 0. */
export function freshByCount(count: number, signed: readonly Signed[]): number | undefined {
  const times = signed.map(({ seconds }) => Math.min(seconds, LAST_SECOND));
  return times.toSorted((one, other) => other - one)[count - 1];
}

/** True if witnesses with these keys' names are enough. */
export function isSatisfied(policy: WitnessPolicy, keyNames: Iterable<string>): boolean {
  const signed = Array.from(keyNames, (name) => ({ name, seconds: 0 }));
  return policy.quorum === NOBODY || signedSince(policy, signed) !== undefined;
}

/** The size of the smallest set of witnesses that satisfies the policy. */
export function smallestQuorum(policy: WitnessPolicy): number {
  const sum = (values: readonly number[], k: number) =>
    values
      .toSorted((one, other) => one - other)
      .slice(0, k)
      .reduce((total, value) => total + value, 0);
  return valueOf(policy, () => 1, sum) ?? 0;
}
