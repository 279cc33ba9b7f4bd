import type { Json } from "../json/strict-json.ts";
import type { ProvenOdds } from "../judge/odds/odds-in-force.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { freshAt, freshByCount } from "../log/checkpoint/quorum.ts";
import type { Signed } from "../log/checkpoint/quorum.ts";
import { LogFault } from "../log/fault.ts";
import { sameTree } from "../log/tree/tree-head.ts";
import { hexOfBytes } from "../text/bytes.ts";
import { readTail } from "./terms-tail.ts";

/** Since when enough witnesses have signed, with a time as in the protocol's texts. Nothing if nobody need sign. */
function freshness({ quorum }: LogPolicy, signed: readonly Signed[]): Pick<ProvenOdds, "freshAt"> {
  const seconds = typeof quorum === "number" ? freshByCount(quorum, signed) : freshAt(quorum, signed);
  return seconds === undefined ? {} : { freshAt: new Date(seconds * 1000).toISOString() };
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
  return {
    boxId,
    ...freshness(policy, checkpoint.cosignatures),
    leaves,
    tree: { size: tree.size, root: hexOfBytes(tree.root) },
  };
}
