import { countedPolicy, freshAt, type LogPolicy, type SignedCheckpoint, signedSince } from "@trove/fairness/log";

function witnessesOf({ witnesses, quorum }: LogPolicy) {
  if (typeof quorum !== "number") return quorum;
  if (quorum === 0) return undefined;
  return countedPolicy(
    quorum,
    witnesses.map((key) => ({ key })),
  );
}

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1_000);

/** When enough witnesses had signed a checkpoint for the first time, in ms; undefined without witnesses. */
export function signedAt(policy: LogPolicy, { cosignatures }: SignedCheckpoint): number | undefined {
  const witnesses = witnessesOf(policy);
  return witnesses && inMs(signedSince(witnesses, cosignatures));
}

/** When enough witnesses have signed a checkpoint again for the last time, in ms; undefined without witnesses. */
export function signedAgainAt(policy: LogPolicy, { cosignatures }: SignedCheckpoint): number | undefined {
  const witnesses = witnessesOf(policy);
  return witnesses && inMs(freshAt(witnesses, cosignatures));
}
