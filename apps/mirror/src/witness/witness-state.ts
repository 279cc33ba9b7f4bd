import {
  EMPTY_ROOT,
  type LogKey,
  openCheckpoint,
  originHashOf,
  type SignedCheckpoint,
  type TreeHead,
} from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";
import { witnessPath } from "../folder/open-secret.ts";
import { limited } from "../limited.ts";

/** The state of a witness for one log. */
export type WitnessState = {
  /** The note that it signed last, with its own signature. Undefined before the first one. */
  readonly note: () => string | undefined;
  readonly latest: () => TreeHead;
  readonly key: LogKey;
  /** Replaces the state. It is on the disk when this returns. */
  readonly keep: (checkpoint: SignedCheckpoint) => Promise<void>;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Reads the state of a log; undefined if the witness has signed none of its checkpoints. */
export async function readWitnessed(disk: Disk, log: LogKey): Promise<SignedCheckpoint | undefined> {
  const text = Buffer.from((await disk.read(witnessPath(originHashOf(log.name)))) ?? []).toString();
  return text === "" ? undefined : openCheckpoint(text, { log, witnesses: [], quorum: 0 });
}

export function witnessState(disk: Disk, key: LogKey, stored: SignedCheckpoint | undefined): WitnessState {
  let latest = stored;
  return {
    key,
    note: () => latest?.note,
    latest: () => latest ?? { size: 0, root: EMPTY_ROOT },
    keep: async (checkpoint) => {
      await disk.write(witnessPath(originHashOf(key.name)), checkpoint.note);
      latest = checkpoint;
    },
    inTurn: limited(1),
  };
}
