import type { Json } from "../json/strict-json.ts";
import type { ProvenOdds } from "../judge/odds/odds-in-force.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { LogFault } from "../log/fault.ts";
import { sameTree } from "../log/tree/tree-head.ts";
import { hexOfBytes } from "../text/bytes.ts";
import { readTail } from "./terms-tail.ts";

const LAST_SECOND = 253_402_300_799;

/** Formats a time as in the protocol's texts. Times after the year 9999 become its last second. */
function timeOf(seconds: number): string {
  return new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString();
}

/**
 * The odds of a box by the terms in force and all later terms, proven under the log's checkpoint. Throws LogFault for a
 * proof that does not hold or is about another box.
 */
export async function provenOdds(terms: Json, boxId: string, policy: LogPolicy): Promise<ProvenOdds> {
  const { tree, leaves, checkpoint: note } = readTail(terms, boxId);
  const checkpoint = await openCheckpoint(note, policy);
  if (!sameTree(checkpoint, tree)) {
    throw new LogFault("mismatch", "The leaves are not the last ones of the checkpoint's tree");
  }
  const seconds = checkpoint.cosignatures.map((cosignature) => cosignature.seconds);
  const seen = seconds.length === 0 ? {} : { seenAt: timeOf(Math.max(...seconds)) };
  return { boxId, ...seen, leaves, tree: { size: tree.size, root: hexOfBytes(tree.root) } };
}
