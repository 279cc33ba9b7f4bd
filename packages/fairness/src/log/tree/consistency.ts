import { equalBytes } from "../encoding/byte-strings.ts";
import type { Hash } from "./hash.ts";
import { HASH_BYTES, nodeHash } from "./hash.ts";
import type { Range } from "./subtrees.ts";
import { splitOf } from "./subtrees.ts";
import type { TreeHead } from "./tree-head.ts";
import { isTreeHead, sameTree } from "./tree-head.ts";

const isPowerOfTwo = (size: number) => splitOf(size * 2) === size;

/**
 * The ranges whose hashes determine the roots of a tree and of its first `oldSize` leaves. The list begins with the
 * last subtree that both trees share, followed by its siblings up to a child of the root. Requires 1 ≤ oldSize ≤ size.
 */
export function prefixRanges(oldSize: number, size: number): Range[] {
  const ranges: Range[] = [];
  let { start, end }: Range = { start: 0, end: size };
  while (end > oldSize) {
    const middle = start + splitOf(end - start);
    ranges.push(oldSize <= middle ? { start: middle, end } : { start, end: middle });
    if (oldSize <= middle) end = middle;
    else start = middle;
  }
  return [...ranges, { start, end }].reverse();
}

/** Computes both roots from the hashes of {@link prefixRanges}. Undefined if the number of hashes is wrong. */
export function prefixRoots(
  oldSize: number,
  size: number,
  hashes: readonly Hash[],
): { old: Hash; grown: Hash } | undefined {
  const ranges = prefixRanges(oldSize, size);
  const [shared, ...siblings] = hashes;
  if (shared === undefined || hashes.length !== ranges.length) return undefined;
  if (hashes.some(({ length }) => length !== HASH_BYTES)) return undefined;
  const roots = { old: shared, grown: shared };
  for (const [index, sibling] of siblings.entries()) {
    const isNew = (ranges[index + 1]?.start ?? 0) >= oldSize;
    if (!isNew) roots.old = nodeHash(sibling, roots.old);
    roots.grown = isNew ? nodeHash(roots.grown, sibling) : nodeHash(sibling, roots.grown);
  }
  return roots;
}

/**
 * The subtrees of a consistency proof, in order (RFC 6962, section 2.1.2). If the shared subtree is the whole old tree,
 * it is omitted, because the reader has its root. Throws RangeError unless 0 ≤ oldSize ≤ size.
 */
export function consistencyRanges(oldSize: number, size: number): Range[] {
  const areSizes = Number.isSafeInteger(oldSize) && Number.isSafeInteger(size);
  if (!areSizes || oldSize < 0 || oldSize > size) throw new RangeError("A tree does not grow like this");
  if (oldSize === 0 || oldSize === size) return [];
  const ranges = prefixRanges(oldSize, size);
  return isPowerOfTwo(oldSize) ? ranges.slice(1) : ranges;
}

/**
 * True if the tree `grown` begins with the leaves of `old`. Every tree begins with the empty tree and with itself; both
 * need an empty proof.
 */
export function verifyConsistency(old: TreeHead, grown: TreeHead, proof: readonly Hash[]): boolean {
  if (!isTreeHead(old) || !isTreeHead(grown) || old.size > grown.size) return false;
  if (old.size === 0) return proof.length === 0;
  if (old.size === grown.size) return proof.length === 0 && sameTree(old, grown);
  const roots = prefixRoots(old.size, grown.size, isPowerOfTwo(old.size) ? [old.root, ...proof] : proof);
  return roots !== undefined && equalBytes(roots.old, old.root) && equalBytes(roots.grown, grown.root);
}
