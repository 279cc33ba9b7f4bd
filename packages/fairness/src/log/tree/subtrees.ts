/** The leaves from index `start`, inclusive, to `end`, exclusive. */
export type Range = { readonly start: number; readonly end: number };

/** The complete subtree over 2^height leaves that starts at leaf index × 2^height. */
export type Subtree = { readonly height: number; readonly index: number };

/**
 * The width of the left part when RFC 6962 splits a tree of two or more leaves: the largest power of two below `width`.
 */
export function splitOf(width: number): number {
  let split = 1;
  while (split * 2 < width) split *= 2;
  return split;
}

/**
 * The complete subtrees that make up a range, from left to right, largest first. The range must be a whole tree or a
 * part that results from splitting a tree, so each subtree starts at a multiple of its width.
 */
export function completeSubtrees({ start, end }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  let at = start;
  while (at < end) {
    let [height, width] = [0, 1];
    while (width * 2 <= end - at) [height, width] = [height + 1, width * 2];
    subtrees.push({ height, index: at / width });
    at += width;
  }
  return subtrees;
}
