import type { Hash } from "./hash.ts";
import { EMPTY_ROOT, nodeHash } from "./hash.ts";
import type { Range } from "./subtrees.ts";
import { completeSubtrees, splitOf } from "./subtrees.ts";

const whole = (leaves: readonly Hash[]): Range => ({ start: 0, end: leaves.length });

/** The root over a range of leaf hashes; by default over all of them. */
export function treeRoot(leaves: readonly Hash[], { start, end }: Range = whole(leaves)): Hash {
  if (end - start < 2) return leaves[start] ?? EMPTY_ROOT;
  const middle = start + splitOf(end - start);
  return nodeHash(treeRoot(leaves, { start, end: middle }), treeRoot(leaves, { start: middle, end }));
}

/** The hashes of the complete subtrees that make up these leaves. */
export function subtreeHashes(leaves: readonly Hash[]): Hash[] {
  return completeSubtrees(whole(leaves)).map(({ height, index }) => {
    const width = 2 ** height;
    return treeRoot(leaves, { start: index * width, end: (index + 1) * width });
  });
}

/** The root over the hashes of complete subtrees, in the order of {@link completeSubtrees}. */
export function rootOfSubtrees(hashes: readonly Hash[]): Hash {
  return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));
}
