import type { Hash } from "./hash.ts";
import { HASH_BYTES, nodeHash } from "./hash.ts";
import { isIndex } from "./inclusion.ts";
import { rootOfSubtrees } from "./root.ts";
import { completeSubtrees } from "./subtrees.ts";
import type { TreeHead } from "./tree-head.ts";
import { isTreeHead, sameTree } from "./tree-head.ts";

/** Adds a leaf to the complete subtrees of a tree of `size` leaves. Joins the last two while they have equal width. */
export function withLeaf(subtrees: readonly Hash[], size: number, leaf: Hash): Hash[] {
  const joined = [...subtrees];
  let [last, rest] = [leaf, size];
  while (rest % 2 === 1) {
    last = nodeHash(joined.pop() ?? last, last);
    rest = (rest - 1) / 2;
  }
  return [...joined, last];
}

/**
 * The tree of which `leaves` are all leaves from index `from` to its end. `before` has the complete subtrees of the
 * leaves before `from`. Undefined if these can't be its subtrees.
 */
export function tailTree(from: number, before: readonly Hash[], leaves: readonly Hash[]): TreeHead | undefined {
  const size = from + leaves.length;
  if (!isIndex(from, size + 1) || !Number.isSafeInteger(size)) return undefined;
  if (before.length !== completeSubtrees({ start: 0, end: from }).length) return undefined;
  if ([...before, ...leaves].some(({ length }) => length !== HASH_BYTES)) return undefined;
  const subtrees = leaves.reduce((joined, leaf, offset) => withLeaf(joined, from + offset, leaf), [...before]);
  return { size, root: rootOfSubtrees(subtrees) };
}

/**
 * True if `leaves` are all leaves of the tree from index `from` to its end. Unlike an inclusion proof, this shows that
 * no later leaf was left out. `before` has the complete subtrees of the leaves before `from`.
 */
export function verifyTail(tree: TreeHead, from: number, before: readonly Hash[], leaves: readonly Hash[]): boolean {
  const shown = tailTree(from, before, leaves);
  return shown !== undefined && isTreeHead(tree) && sameTree(shown, tree);
}
