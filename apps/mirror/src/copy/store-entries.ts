import {
  growLog,
  type LogEdge,
  type LogEntry,
  LogFault,
  readBoxList,
  type ReadLogFile,
  sameTree,
  termsLog,
  type TreeHead,
} from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";

/** Number of entries that are held in memory. A multiple of the width of a tile. */
const BATCH = 4_096;

type Copying = {
  readonly disk: Disk;
  /** The folder of the log's files. */
  readonly folder: string;
  /** Reads the shop's files, which may be anything. */
  readonly remote: ReadLogFile;
};

/** Stores the lists of boxes of these entries of the terms log. Throws LogFault if the shop doesn't serve one. */
async function storeLists({ disk, folder, remote }: Copying, entries: readonly Uint8Array[]): Promise<void> {
  for (const entry of entries) {
    const leaf = readTerms(entry);
    if (leaf === undefined || (await disk.read(`${folder}/boxes/${leaf.root}`)) !== undefined) continue;
    let list: Uint8Array | undefined;
    const boxes = await readBoxList(leaf, async (path, maxBytes) => (list = await remote(path, maxBytes)));
    if (boxes === undefined || list === undefined) {
      throw new LogFault("unavailable", `The shop does not serve the list boxes/${leaf.root} of its terms log`);
    }
    await disk.write(`${folder}/boxes/${leaf.root}`, list);
  }
}

/** A `terms` leaf. Undefined for other leaves, also of kinds that this version does not know: they are copied too. */
function readTerms(entry: Uint8Array): { count: number; root: string } | undefined {
  const leaf = termsLog.readKnown(entry);
  return leaf?.kind === "terms" ? leaf : undefined;
}

/**
 * Stores verified entries behind the edge of the stored tree, with the tiles that they make and, for the terms log, the
 * lists of boxes. Throws LogFault if they don't make `tree`. Memory does not grow with the log.
 */
export async function storeEntries(
  copying: Copying,
  from: LogEdge,
  entries: AsyncIterable<LogEntry>,
  tree: TreeHead,
  hasLists: boolean,
): Promise<{ edge: LogEdge; partial: readonly string[] }> {
  const { disk, folder } = copying;
  let edge = from;
  let made: TreeHead | undefined;
  let batch: Uint8Array[] = [];
  const partial = new Set<string>();
  const store = async () => {
    if (hasLists) await storeLists(copying, batch);
    const grown = growLog(edge, batch);
    for (const { path, bytes } of grown.files) {
      await disk.write(`${folder}/${path}`, bytes);
      partial.add(path);
    }
    [edge, made, batch] = [grown.edge, grown.tree, []];
  };
  for await (const { index, entry } of entries) {
    batch.push(entry);
    if ((index + 1) % BATCH === 0) await store();
  }
  await store();
  if (made === undefined || !sameTree(made, tree)) {
    throw new LogFault("mismatch", `The entries up to ${tree.size} don't have the root of the tree`);
  }
  return { edge, partial: [...partial] };
}
