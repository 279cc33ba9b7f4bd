import { LogFault, parsed } from "../fault.ts";
import { openNote } from "../note/open-note.ts";
import { isTreeHead } from "../tree/tree-head.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { parseCheckpoint } from "./checkpoint.ts";
import type { LogPolicy } from "./policy.ts";
import { hasQuorum } from "./policy.ts";

/** A checkpoint whose signatures are verified. */
export type SignedCheckpoint = Checkpoint & {
  /** The signed note, which can be kept as evidence. */
  readonly note: string;
  /** The policy's witnesses that signed, with the time of signing in seconds since 1970. */
  readonly cosignatures: readonly { readonly name: string; readonly seconds: number }[];
};

/**
 * Opens a signed note as a checkpoint. Throws LogFault unless it is a checkpoint of the policy's log, signed by the log
 * and by a quorum of witnesses.
 */
export async function openCheckpoint(note: string, policy: LogPolicy): Promise<SignedCheckpoint> {
  const { log, witnesses } = policy;
  const { text, signedBy } = await openNote(note, [log, ...witnesses]);
  if (!signedBy.has(log)) throw new LogFault("unsigned", `${log.name} has not signed the checkpoint`);
  const checkpoint = parsed("Checkpoint", () => parseCheckpoint(text));
  if (checkpoint.origin !== log.name) throw new LogFault("unsigned", `The checkpoint is not one of ${log.name}`);
  if (!isTreeHead(checkpoint))
    throw new LogFault("mismatch", "The log has signed a root that the empty tree does not have");
  const cosignatures = witnesses.flatMap((witness) => {
    const { seconds } = signedBy.get(witness) ?? {};
    return seconds === undefined ? [] : [{ name: witness.name, seconds }];
  });
  if (
    !hasQuorum(
      policy,
      cosignatures.map(({ name }) => name),
    )
  ) {
    throw new LogFault("unwitnessed", `The ${cosignatures.length} witnesses that have signed are not enough`);
  }
  return { ...checkpoint, note, cosignatures };
}
