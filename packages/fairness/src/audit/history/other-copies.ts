import type { SignedCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../../log/checkpoint/policy.ts";
import type { LogClient } from "../../log/client/log-client.ts";
import { LogFault } from "../../log/fault.ts";
import { readHistory, readHistorySize } from "../../log/history/read-history.ts";
import { originHashOf } from "../../log/silences/silence-list.ts";
import type { TreeHead } from "../../log/tree/tree-head.ts";
import type { AuditedMirror } from "../silences/silences.ts";
import { timeOf, witnessesOf } from "../../log/history/witness-time.ts";

/** A tree that enough witnesses had signed by a time, in milliseconds since 1970. */
export type WitnessedTree = { readonly size: number; readonly time: number };

type Seen = WitnessedTree & { readonly checkpoint: SignedCheckpoint; readonly isOfMirror: boolean };

/** True if the log has signed the checkpoint and continues it. */
type Continues = (checkpoint: SignedCheckpoint) => Promise<boolean>;

/**
 * Checkpoints of a log that mirrors and the auditor have kept. They show that leaves were published earlier than the
 * shop's own history says, as after a restore that has lost entries. They break no rule: witnesses also sign some that
 * an honest shop does not publish.
 */
export class OtherCopies {
  readonly #seen: readonly Seen[];
  readonly #continues: Continues;

  constructor(seen: readonly Seen[], continues: Continues) {
    this.#seen = seen;
    this.#continues = continues;
  }

  /** The trees between two sizes, smallest first, each since the first time at which it was signed. */
  async between(from: number, to: number): Promise<readonly WitnessedTree[]> {
    const trees = new Map<number, WitnessedTree>();
    for (const { size, time, checkpoint } of this.#seen) {
      const isEarlier = time < (trees.get(size)?.time ?? Infinity);
      if (size <= from || size > to || !isEarlier) continue;
      if (await this.#continues(checkpoint)) trees.set(size, { size, time });
    }
    return [...trees.values()].toSorted((one, other) => one.size - other.size);
  }

  /** The smallest tree that mirrors have of the log's history. */
  get firstSize(): number {
    return this.#seen.reduce((least, { size, isOfMirror }) => (isOfMirror ? Math.min(least, size) : least), Infinity);
  }
}

async function* notesOf({ read }: AuditedMirror, origin: string): AsyncGenerator<string> {
  const copied = (path: string, maxBytes: number) => read(`mirror/${originHashOf(origin)}/${path}`, maxBytes);
  yield* readHistory(copied, (await readHistorySize(copied)) ?? 0);
}

async function opened(note: string, policy: LogPolicy): Promise<SignedCheckpoint | undefined> {
  try {
    return await openCheckpoint(note, { ...policy, quorum: 0 });
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}

type Reading = {
  readonly policy: LogPolicy;
  readonly client: LogClient;
  readonly checkpoint: TreeHead;
  readonly mirrors: readonly AuditedMirror[];
  /** A note of the log that the auditor has kept. */
  readonly kept: string | undefined;
};

/** Reads what others have kept of a log. Leaves out what the log has not signed. Throws LogFault. */
export async function readOtherCopies({ policy, client, checkpoint, mirrors, kept }: Reading): Promise<OtherCopies> {
  const witnesses = witnessesOf(policy);
  const seen: Seen[] = [];
  const take = async (note: string, isOfMirror: boolean) => {
    const found = await opened(note, policy);
    const time = found && timeOf(witnesses, found);
    if (found === undefined || time === undefined || found.size > checkpoint.size) return;
    seen.push({ size: found.size, time, checkpoint: found, isOfMirror });
  };
  if (kept !== undefined) await take(kept, false);
  for (const mirror of mirrors) for await (const note of notesOf(mirror, policy.log.name)) await take(note, true);
  return new OtherCopies(seen, async (one) => {
    try {
      await client.requireGrowth(one, checkpoint);
      return true;
    } catch (error) {
      // A fork is a finding of its own, of those who compare.
      if (error instanceof LogFault && error.kind === "fork") return false;
      throw error;
    }
  });
}
