import { logPolicy } from "../../src/log/checkpoint/policy.ts";
import { cosignCheckpoint, signCheckpoint, withSignatures } from "../../src/log/checkpoint/sign-checkpoint.ts";
import { keyText } from "../../src/log/note/keys.ts";
import type { TreeHead } from "../../src/log/tree/tree-head.ts";
import { logSigner, seedOf, witnessSigner } from "./keys.ts";

export const log = logSigner("log.example/records", seedOf(1));

export const witnesses = [2, 3, 4].map((byte) => witnessSigner(`witness.example/w${byte}`, seedOf(byte)));

/** The policy for the log and all its witnesses. `quorum` is the number of witnesses that must sign. */
export function policyOf(quorum: number) {
  return logPolicy(
    keyText(log.key),
    witnesses.map(({ key }) => keyText(key)),
    quorum,
  );
}

/** A checkpoint that the log and its first `witnessCount` witnesses have signed. */
export async function checkpointNote(tree: TreeHead, witnessCount = 0, seconds = 1_800_000_000): Promise<string> {
  const note = await signCheckpoint(tree, log);
  const lines = await Promise.all(
    witnesses.slice(0, witnessCount).map((witness) => cosignCheckpoint(note, witness, seconds)),
  );
  return lines.length === 0 ? note : withSignatures(note, lines.join(""));
}
