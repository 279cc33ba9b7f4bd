import { equalBytes } from "../encoding/byte-strings.ts";
import type { Hash } from "./hash.ts";
import { EMPTY_ROOT, HASH_BYTES } from "./hash.ts";

/** A tree, identified by its size and root. */
export type TreeHead = {
  /** The number of leaves, up to 2^53 - 1. */
  readonly size: number;
  readonly root: Hash;
};

/** True if a tree of this size can have this root. Only the empty tree has a fixed root. */
export function isTreeHead({ size, root }: TreeHead): boolean {
  if (!Number.isSafeInteger(size) || size < 0 || root.length !== HASH_BYTES) return false;
  return size > 0 || equalBytes(root, EMPTY_ROOT);
}

export function sameTree(one: TreeHead, other: TreeHead): boolean {
  return one.size === other.size && equalBytes(one.root, other.root);
}
