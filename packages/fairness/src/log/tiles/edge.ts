import { equalBytes } from "../encoding/byte-strings.ts";
import { LogFault } from "../fault.ts";
import type { Hash } from "../tree/hash.ts";
import { leafHash } from "../tree/hash.ts";
import { rootOfSubtrees, subtreeHashes } from "../tree/root.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import type { ReadLogFile } from "./read.ts";
import { readBundle, readTile } from "./read.ts";
import { edgeOf, tileBytes } from "./tile.ts";

/** The right edge of a log: everything that is needed to add entries. Its size does not grow with the log. */
export type LogEdge = {
  readonly size: number;
  /** The hashes of each level's partial tile, from level 0. Empty if the last tile of a level is full. */
  readonly levels: readonly (readonly Hash[])[];
  /** The entries of the partial bundle. */
  readonly entries: readonly Uint8Array[];
};

export const EMPTY_EDGE: LogEdge = { size: 0, levels: [], entries: [] };

/** The root of the tree with these partial tiles. The list begins with level 0. */
export function rootOfEdge(levels: readonly (readonly Hash[])[]): Hash {
  return rootOfSubtrees(levels.toReversed().flatMap(subtreeHashes));
}

/** Reads a tree's partial tiles, from level 0. Throws LogFault if they don't belong to the tree. */
export async function readEdgeTiles({ size, root }: TreeHead, read: ReadLogFile): Promise<Hash[][]> {
  const levels = await Promise.all(edgeOf(size).map(async (tile) => (tile.width === 0 ? [] : readTile(read, tile))));
  if (!equalBytes(rootOfEdge(levels), root)) {
    throw new LogFault("mismatch", `The tiles of size ${size} don't have the root of the tree`);
  }
  return levels;
}

/**
 * Reads the edge of a stored log. Throws LogFault if tiles or entries don't belong to the tree, so that a damaged log
 * is not signed.
 */
export async function readEdge(tree: TreeHead, read: ReadLogFile): Promise<LogEdge> {
  const [levels, [lowest]] = [await readEdgeTiles(tree, read), edgeOf(tree.size)];
  const entries = lowest === undefined || lowest.width === 0 ? [] : await readBundle(read, lowest);
  if (!equalBytes(tileBytes(entries.map(leafHash)), tileBytes(levels[0] ?? []))) {
    throw new LogFault("mismatch", `The entries at the end of size ${tree.size} don't have the hashes of their tile`);
  }
  return { size: tree.size, levels, entries };
}
