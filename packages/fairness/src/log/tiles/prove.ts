import { consistencyRanges, prefixRanges } from "../tree/consistency.ts";
import type { Hash } from "../tree/hash.ts";
import { inclusionRanges } from "../tree/inclusion.ts";
import { rootOfSubtrees, treeRoot } from "../tree/root.ts";
import type { Range, Subtree } from "../tree/subtrees.ts";
import { completeSubtrees } from "../tree/subtrees.ts";
import type { ReadLogFile } from "./read.ts";
import { readTile } from "./read.ts";
import { TILE_HEIGHT, TILE_WIDTH, tileOf } from "./tile.ts";

/** Hashes complete subtrees of a tree of this size. Reads each tile once, and hashes each subtree once. */
function subtreesIn(size: number, read: ReadLogFile): (subtree: Subtree) => Promise<Hash> {
  const tiles = new Map<string, Promise<Hash[]>>();
  const hashes = new Map<string, Promise<Hash>>();
  const hashesOf = (level: number, index: number) => {
    const name = `${level}/${index}`;
    const known = tiles.get(name) ?? readTile(read, tileOf(level, index, size));
    tiles.set(name, known);
    return known;
  };
  const hashOf = async ({ height, index }: Subtree) => {
    const level = Math.floor(height / TILE_HEIGHT);
    const width = 2 ** (height % TILE_HEIGHT);
    const tile = Math.floor((index * width) / TILE_WIDTH);
    const start = index * width - tile * TILE_WIDTH;
    return treeRoot(await hashesOf(level, tile), { start, end: start + width });
  };
  return (subtree) => {
    const name = `${subtree.height}/${subtree.index}`;
    const known = hashes.get(name) ?? hashOf(subtree);
    hashes.set(name, known);
    return known;
  };
}

async function hashRanges(ranges: readonly Range[], hashOf: (subtree: Subtree) => Promise<Hash>): Promise<Hash[]> {
  const hashRange = async (range: Range) => rootOfSubtrees(await Promise.all(completeSubtrees(range).map(hashOf)));
  return Promise.all(ranges.map(hashRange));
}

/*
 * Proofs from the tiles of a log with `size` leaves. Tiles are not checked: verifying the proof verifies them.
 * All throw RangeError for sizes and indexes that don't fit, and LogFault for tiles that can't be read.
 */

/** For `verifyInclusion` in the tree of this size. */
export async function proveInclusion(index: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return inclusionProver(size, read)(index);
}

/** {@link proveInclusion} for many leaves of one tree, which takes much less than proving each alone. */
export function inclusionProver(size: number, read: ReadLogFile): (index: number) => Promise<Hash[]> {
  const hashOf = subtreesIn(size, read);
  return async (index) => hashRanges(inclusionRanges(index, size), hashOf);
}

/** For `verifyConsistency` of the tree of `oldSize` with the one of `size`. */
export async function proveConsistency(oldSize: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return hashRanges(consistencyRanges(oldSize, size), subtreesIn(size, read));
}

/** For `prefixRoots`, which returns both trees' roots: unlike a consistency proof, it shows which of them differs. */
export async function provePrefix(oldSize: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return hashRanges(prefixRanges(oldSize, size), subtreesIn(size, read));
}

/** The complete subtrees before index `from`, for `verifyTail`. */
export async function proveTail(from: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  if (!Number.isSafeInteger(from) || from < 0 || from > size) throw new RangeError("The tree has no such tail");
  return Promise.all(completeSubtrees({ start: 0, end: from }).map(subtreesIn(size, read)));
}
