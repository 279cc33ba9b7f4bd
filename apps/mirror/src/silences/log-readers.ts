import { commitmentOf, isSound, lossOf, type LostRecord } from "@trove/fairness";
import {
  type DrawnLeaf,
  logClient,
  recordsLog,
  type RecordsLogLeaf,
  termsLog,
  type TermsLogLeaf,
} from "@trove/fairness/log";
import type { LogCopy } from "../copy/log-copy.ts";
import { limited } from "../limited.ts";
import type { Silence } from "./silence.ts";

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

/** A leaf with the commitment of a silence: the one that follows from its reveal, or one of another draw. */
export type FoundDraw = { readonly index: number; readonly isOwn: boolean };

type Wanted = Pick<Silence, "id" | "commitment" | "clientHash">;

/** Of a reveal without a client hash nobody can say any more which leaf is its own. */
function isOwn({ commitment, clientHash }: Wanted, leaf: DrawnLeaf): boolean {
  if (clientHash === undefined) return true;
  return leaf.clientHash === clientHash && commitmentOf(leaf.serverSeed) === commitment;
}

/** Finds leaves of the records log with the commitments of these silences, from index `from` on. Keys are their ids. */
export async function findDraws(
  copy: LogCopy,
  from: number,
  silences: readonly Wanted[],
): Promise<ReadonlyMap<string, FoundDraw>> {
  const wanted = Map.groupBy(silences, ({ commitment }) => commitment);
  const found = new Map<string, FoundDraw>();
  for await (const { index, leaf } of leavesOf<RecordsLogLeaf>(copy, from, recordsLog.readKnown)) {
    if (leaf === undefined || leaf.kind === "lost") continue;
    for (const silence of wanted.get(leaf.commitment) ?? []) {
      if (found.get(silence.id)?.isOwn !== true) found.set(silence.id, { index, isOwn: isOwn(silence, leaf) });
    }
  }
  return found;
}

/**
 * True if the copied records log has both leaves of a lost record: the reveal's own leaf, and a later one that says so.
 * A shop could invent the leaf of another draw, and lose it.
 */
export async function hasLoss(
  copy: LogCopy,
  { recordHash, logIndex, lostIndex }: LostRecord,
  { commitment, clientHash: own }: { readonly commitment: string; readonly clientHash: string },
): Promise<boolean> {
  const checkpoint = copy.published();
  if (checkpoint === undefined || logIndex >= lostIndex || lostIndex >= checkpoint.size) return false;
  const client = logClient(copy.read, { log: copy.key, witnesses: [], quorum: 0 });
  const entries = await Promise.all([logIndex, lostIndex].map((index) => client.entry(checkpoint, index)));
  const [leaf, lost] = entries.map(recordsLog.readKnown);
  const loss = leaf && lost && lossOf(leaf, lost, commitment);
  if (loss === undefined || loss.leaf.clientHash !== own) return false;
  return loss.lost.logIndex === logIndex && loss.leaf.recordHash === recordHash;
}
