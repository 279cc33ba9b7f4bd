import { equalBytes } from "../encoding/byte-strings.ts";
import type { Hash } from "./hash.ts";
import { HASH_BYTES, nodeHash } from "./hash.ts";
import type { Range } from "./subtrees.ts";
import { splitOf } from "./subtrees.ts";
import type { TreeHead } from "./tree-head.ts";
import { isTreeHead } from "./tree-head.ts";

/** True if a tree of this size has a leaf at this index. */
export function isIndex(index: number, size: number): boolean {
  return Number.isSafeInteger(index) && index >= 0 && index < size;
}

/**
 * The subtrees of a leaf's inclusion proof, in order: from the leaf's sibling to the child of the root (RFC 6962,
 * section 2.1.1). Throws RangeError for an index outside of the tree.
 */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!isIndex(index, size)) throw new RangeError("The tree has no leaf at this index");
  const siblings: Range[] = [];
  let { start, end }: Range = { start: 0, end: size };
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    siblings.push(index < middle ? { start: middle, end } : { start, end: middle });
    if (index < middle) end = middle;
    else start = middle;
  }
  return siblings.reverse();
}

/** True if the tree has a leaf with this hash at this index. */
export function verifyInclusion(tree: TreeHead, index: number, leaf: Hash, proof: readonly Hash[]): boolean {
  if (!isTreeHead(tree) || !isIndex(index, tree.size)) return false;
  const siblings = inclusionRanges(index, tree.size);
  if (siblings.length !== proof.length || [leaf, ...proof].some(({ length }) => length !== HASH_BYTES)) return false;
  const root = proof.reduce((hash, sibling, height) => {
    const isLeft = (siblings[height]?.start ?? 0) < index;
    return isLeft ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
  }, leaf);
  return equalBytes(root, tree.root);
}
