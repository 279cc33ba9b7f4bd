import { equalBytes } from "../encoding/byte-strings.ts";
import type { Hash } from "./hash.ts";
import { EMPTY_ROOT, HASH_BYTES } from "./hash.ts";

/** A tree as far as one hash can name it. */
export type TreeHead = {
  /** The number of leaves, up to 2^53 - 1. */
  readonly size: number;
  readonly root: Hash;
};

/** Whether a tree of this size can have this root. Every size but 0 can have any root. */
export function isTreeHead({ size, root }: TreeHead): boolean {
  if (!Number.isSafeInteger(size) || size < 0 || root.length !== HASH_BYTES) return false;
  return size > 0 || equalBytes(root, EMPTY_ROOT);
}

export function sameTree(one: TreeHead, other: TreeHead): boolean {
  return one.size === other.size && equalBytes(one.root, other.root);
}
