import { isSound, lossOf, type LostRecord } from "@trove/fairness";
import { logClient, recordsLog, type RecordsLogLeaf, termsLog, type TermsLogLeaf } from "@trove/fairness/log";
import type { LogCopy } from "../copy/log-copy.ts";
import { limited } from "../limited.ts";

/** Yields the leaves of a copy's published checkpoint from index `from` on. */
async function* leavesOf<Leaf>(copy: LogCopy, from: number, readKnown: (entry: Uint8Array) => Leaf | undefined) {
  const published = copy.published();
  if (published === undefined || published.size <= from) return;
  const client = logClient(copy.read, { log: copy.key, witnesses: [], quorum: 0 });
  for await (const { index, entry } of client.entries(published, from)) yield { index, leaf: readKnown(entry) };
}

/** Returns a function that reads the shop's signing keys from the copy of its terms log. Reads each leaf once. */
export function shopKeysIn(copy: LogCopy): () => Promise<readonly string[]> {
  const inTurn = limited(1);
  const keys: string[] = [];
  let next = 0;
  const read = async () => {
    for await (const { index, leaf } of leavesOf<TermsLogLeaf>(copy, next, termsLog.readKnown)) {
      if (leaf?.kind === "key" && (await isSound(leaf))) keys.push(leaf.publicKey);
      next = index + 1;
    }
    return keys;
  };
  return () => inTurn(read);
}

/** Finds the leaves of the records log with one of these commitments, among those from index `from` on. */
export async function findCommitments(
  copy: LogCopy,
  from: number,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for await (const { index, leaf } of leavesOf<RecordsLogLeaf>(copy, from, recordsLog.readKnown)) {
    if (leaf !== undefined && leaf.kind !== "lost" && wanted.has(leaf.commitment)) found.set(leaf.commitment, index);
  }
  return found;
}

/**
 * True if the copied records log has both leaves of a lost record: one of a record with this commitment, and a later
 * one that says that it is lost.
 */
export async function hasLoss(
  copy: LogCopy,
  { recordHash, logIndex, lostIndex }: LostRecord,
  commitment: string,
): Promise<boolean> {
  const checkpoint = copy.published();
  if (checkpoint === undefined || logIndex >= lostIndex || lostIndex >= checkpoint.size) return false;
  const client = logClient(copy.read, { log: copy.key, witnesses: [], quorum: 0 });
  const entries = await Promise.all([logIndex, lostIndex].map((index) => client.entry(checkpoint, index)));
  const [leaf, lost] = entries.map(recordsLog.readKnown);
  const loss = leaf && lost && lossOf(leaf, lost, commitment);
  return loss !== undefined && loss.lost.logIndex === logIndex && loss.leaf.recordHash === recordHash;
}
