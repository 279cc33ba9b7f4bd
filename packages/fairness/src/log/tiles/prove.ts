import { consistencyRanges, prefixRanges } from "../tree/consistency.ts";
import type { Hash } from "../tree/hash.ts";
import { inclusionRanges } from "../tree/inclusion.ts";
import { rootOfSubtrees, treeRoot } from "../tree/root.ts";
import type { Range, Subtree } from "../tree/subtrees.ts";
import { completeSubtrees } from "../tree/subtrees.ts";
import type { ReadLogFile } from "./read.ts";
import { readTile } from "./read.ts";
import { TILE_HEIGHT, TILE_WIDTH, tileOf } from "./tile.ts";

/**
 * Returns a function that hashes complete subtrees of a tree of this size. It reads each tile and hashes each subtree
 * only once.
 */
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
 * Makes proofs from the tiles of a log with `size` leaves. The tiles are not verified here; verifying the proof
 * verifies them. All functions throw RangeError for invalid sizes and indexes, and LogFault for tiles that can't be
 * read.
 */

/** Proof for `verifyInclusion` in the tree of this size. */
export async function proveInclusion(index: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return inclusionProver(size, read)(index);
}

/** Like {@link proveInclusion} for many leaves of one tree. Reads tiles only once for all of them. */
export function inclusionProver(size: number, read: ReadLogFile): (index: number) => Promise<Hash[]> {
  const hashOf = subtreesIn(size, read);
  return async (index) => hashRanges(inclusionRanges(index, size), hashOf);
}

/** Proof for `verifyConsistency` of the tree of `oldSize` with the tree of `size`. */
export async function proveConsistency(oldSize: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return hashRanges(consistencyRanges(oldSize, size), subtreesIn(size, read));
}

/**
 * Proof for `prefixRoots`, which computes the roots of both trees. Unlike a consistency proof, it shows which root is
 * wrong.
 */
export async function provePrefix(oldSize: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  return hashRanges(prefixRanges(oldSize, size), subtreesIn(size, read));
}

/** Proof for `verifyTail`: the complete subtrees before index `from`. */
export async function proveTail(from: number, size: number, read: ReadLogFile): Promise<Hash[]> {
  if (!Number.isSafeInteger(from) || from < 0 || from > size) throw new RangeError("The tree has no such tail");
  return Promise.all(completeSubtrees({ start: 0, end: from }).map(subtreesIn(size, read)));
}
