import { bytesOfHex, hexOfBytes, isHex, utf8 } from "../../text/bytes.ts";
import { isUuid } from "../../text/fields.ts";
import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES, leafHash } from "../tree/hash.ts";
import { inclusionRanges, verifyInclusion } from "../tree/inclusion.ts";
import { treeRoot } from "../tree/root.ts";

/* The tree of a terms leaf (RFC 6962). It has one line `boxId oddsHash` for each open box, sorted by id. */

export type OpenBox = { readonly boxId: string; readonly oddsHash: string };

/** The tree's size and root in a terms leaf. */
export type BoxTree = {
  /** The number of boxes. */
  readonly count: number;
  /** 64 hex digits. */
  readonly root: string;
};

/** A box with its index and inclusion proof. Hashes are 64 hex digits. */
export type PlacedBox = OpenBox & { readonly index: number; readonly path: readonly string[] };

/** The box itself, or if it is not open, its one or two neighbours in the tree. Empty if no box is open. */
export type BoxProof = readonly PlacedBox[];

const hashOf = ({ boxId, oddsHash }: OpenBox): Hash => leafHash(utf8(`${boxId} ${oddsHash}`));
const isBox = ({ boxId, oddsHash }: OpenBox) => isUuid(boxId) && isHex(oddsHash, HASH_BYTES);

/** Sorts boxes as in the tree. Throws RangeError for a malformed box and for a box that occurs twice. */
function inOrder(boxes: readonly OpenBox[]): OpenBox[] {
  const sorted = boxes.toSorted((one, other) => (one.boxId < other.boxId ? -1 : 1));
  const isGood = sorted.every((box, at) => isBox(box) && box.boxId !== sorted[at + 1]?.boxId);
  if (!isGood) throw new RangeError("Each open box needs an id of its own and the hash of its odds");
  return sorted;
}

/** Throws RangeError for a malformed box and for a box that occurs twice. */
export function boxTree(boxes: readonly OpenBox[]): BoxTree {
  return { count: boxes.length, root: hexOfBytes(treeRoot(inOrder(boxes).map(hashOf))) };
}

/** Proves the odds of a box, or that the box is not open. Throws RangeError for boxes that {@link boxTree} refuses. */
export function proveBox(boxes: readonly OpenBox[], boxId: string): BoxProof {
  const sorted = inOrder(boxes);
  const hashes = sorted.map(hashOf);
  const place = (index: number): BoxProof => {
    const box = sorted[index];
    if (box === undefined) return [];
    const path = inclusionRanges(index, sorted.length).map((range) => hexOfBytes(treeRoot(hashes, range)));
    return [{ boxId: box.boxId, oddsHash: box.oddsHash, index, path }];
  };
  const found = sorted.findIndex((box) => box.boxId >= boxId);
  if (sorted[found]?.boxId === boxId) return place(found);
  const gap = found < 0 ? sorted.length : found;
  return [...place(gap - 1), ...place(gap)];
}

function isPlaced({ count, root }: BoxTree, box: PlacedBox): boolean {
  if (!isBox(box) || ![root, ...box.path].every((hash) => isHex(hash, HASH_BYTES))) return false;
  const tree = { size: count, root: bytesOfHex(root, HASH_BYTES) };
  const path = box.path.map((hash) => bytesOfHex(hash, HASH_BYTES));
  return verifyInclusion(tree, box.index, hashOf(box), path);
}

/**
 * The odds hash of a box in the tree. Null if the box is not open; undefined if the proof shows neither. Does not check
 * that the tree is sorted and has no box twice: an audit does, by comparing `boxTree` of the whole list with the leaf.
 */
export function oddsHashIn(tree: BoxTree, boxId: string, proof: BoxProof): string | null | undefined {
  if (!isUuid(boxId) || !proof.every((box) => isPlaced(tree, box))) return undefined;
  const [first, second] = proof;
  if (first?.boxId === boxId) return second === undefined ? first.oddsHash : undefined;
  const before = proof.filter((box) => box.boxId < boxId);
  const after = proof.filter((box) => box.boxId > boxId);
  const isGap = before.length <= 1 && after.length <= 1 && before.length + after.length === proof.length;
  const [start, end] = [(before[0]?.index ?? -1) + 1, after[0]?.index ?? tree.count];
  return isGap && start === end ? null : undefined;
}
