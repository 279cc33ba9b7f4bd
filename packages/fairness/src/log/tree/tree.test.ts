import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGrowth, numberedEntries, withFlippedBit } from "../../../test/log/any-entries.ts";
import { naiveConsistency, naivePath, naiveRoot } from "../../../test/log/naive-tree.ts";
import { consistencyRanges, verifyConsistency } from "./consistency.ts";
import { EMPTY_ROOT, leafHash } from "./hash.ts";
import { inclusionRanges, verifyInclusion } from "./inclusion.ts";
import { subtreeHashes, treeRoot } from "./root.ts";
import { completeSubtrees } from "./subtrees.ts";
import { verifyTail } from "./tail.ts";

const entries = numberedEntries(700);
const leaves = entries.map(leafHash);
const leafAt = (index: number) => leaves[index] ?? EMPTY_ROOT;
const headOf = (size: number) => ({ size, root: treeRoot(leaves.slice(0, size)) });
const anyBit = fc.nat({ max: 255 });
const someTrees = { numRuns: 60 };

describe("roots", () => {
  test("are RFC 6962's", () => {
    expect(treeRoot([])).toStrictEqual(naiveRoot([]));
    fc.assert(
      fc.property(anyGrowth, ({ size }) => {
        expect(treeRoot(leaves.slice(0, size))).toStrictEqual(naiveRoot(entries.slice(0, size)));
      }),
      someTrees,
    );
  });
});

describe("inclusion", () => {
  test("is proved as in RFC 6962, and verified", () => {
    fc.assert(
      fc.property(anyGrowth, ({ size, index }) => {
        const proof = inclusionRanges(index, size).map((range) => treeRoot(leaves, range));
        expect(proof).toStrictEqual(naivePath(index, entries.slice(0, size)));
        expect(verifyInclusion(headOf(size), index, leafAt(index), proof)).toBe(true);
      }),
      someTrees,
    );
  });

  test("fails for another leaf, place, size, root or proof", () => {
    fc.assert(
      fc.property(anyGrowth, anyBit, ({ size, index }, bit) => {
        const tree = headOf(size);
        const leaf = leafAt(index);
        const proof = naivePath(index, entries.slice(0, size));
        expect(verifyInclusion(tree, index, withFlippedBit(leaf, bit), proof)).toBe(false);
        expect(verifyInclusion({ ...tree, root: withFlippedBit(tree.root, bit) }, index, leaf, proof)).toBe(false);
        expect(verifyInclusion(tree, index, leaf, [...proof, leaf])).toBe(false);
        for (const other of [index - 1, index + 1, index + 0.5, -1, Number.NaN]) {
          expect(verifyInclusion(tree, other, leaf, proof)).toBe(false);
        }
        for (const turned of proof.keys()) {
          const changed = proof.map((hash, at) => (at === turned ? withFlippedBit(hash, bit) : hash));
          expect(verifyInclusion(tree, index, leaf, changed)).toBe(false);
        }
        if (proof.length > 0) expect(verifyInclusion(tree, index, leaf, proof.slice(1))).toBe(false);
      }),
      someTrees,
    );
  });

  test("refuses hashes of other lengths, which could move the border between two of them", () => {
    const [first, second] = [leafAt(0), leafAt(1)];
    const tree = headOf(2);
    const longer = Uint8Array.of(...first, ...second.slice(0, 1));
    expect(verifyInclusion(tree, 0, first, [second])).toBe(true);
    expect(verifyInclusion(tree, 0, longer, [second.slice(1)])).toBe(false);
  });
});

describe("consistency", () => {
  test("is proved as in RFC 6962, and verified", () => {
    fc.assert(
      fc.property(anyGrowth, ({ size, oldSize }) => {
        const proof = consistencyRanges(oldSize, size).map((range) => treeRoot(leaves, range));
        expect(proof).toStrictEqual(naiveConsistency(oldSize, entries.slice(0, size)));
        expect(verifyConsistency(headOf(oldSize), headOf(size), proof)).toBe(true);
      }),
      someTrees,
    );
  });

  test("fails for another old tree, new tree or proof", () => {
    fc.assert(
      fc.property(anyGrowth, anyBit, ({ size, oldSize }, bit) => {
        const [old, grown] = [headOf(oldSize), headOf(size)];
        const proof = naiveConsistency(oldSize, entries.slice(0, size));
        const fork = (tree: typeof old) => ({ ...tree, root: withFlippedBit(tree.root, bit) });
        expect(verifyConsistency(fork(old), grown, proof)).toBe(false);
        expect(verifyConsistency(old, fork(grown), proof)).toBe(false);
        expect(verifyConsistency(old, grown, [...proof, old.root])).toBe(false);
        for (const turned of proof.keys()) {
          const changed = proof.map((hash, at) => (at === turned ? withFlippedBit(hash, bit) : hash));
          expect(verifyConsistency(old, grown, changed)).toBe(false);
        }
        if (oldSize < size) expect(verifyConsistency(grown, old, proof)).toBe(false);
      }),
      someTrees,
    );
  });

  test("consistency with the empty tree needs no proof, and its root", () => {
    expect(verifyConsistency({ size: 0, root: EMPTY_ROOT }, headOf(5), [])).toBe(true);
    expect(verifyConsistency({ size: 0, root: leafAt(0) }, headOf(5), [])).toBe(false);
    expect(verifyConsistency({ size: 0, root: EMPTY_ROOT }, headOf(5), [leafAt(0)])).toBe(false);
  });

  test("consistency of equal sizes needs equal roots", () => {
    expect(verifyConsistency(headOf(8), headOf(8), [])).toBe(true);
    expect(verifyConsistency(headOf(8), { ...headOf(8), root: leafAt(0) }, [])).toBe(false);
  });

  test("is refused for sizes that no tree has", () => {
    for (const size of [-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(verifyConsistency({ size, root: leafAt(0) }, headOf(8), [])).toBe(false);
      expect(verifyConsistency(headOf(8), { size, root: leafAt(0) }, [])).toBe(false);
    }
    expect(() => consistencyRanges(9, 8)).toThrow(RangeError);
    expect(() => inclusionRanges(8, 8)).toThrow(RangeError);
  });
});

describe("the tail", () => {
  test("is verified with the subtrees before it", () => {
    fc.assert(
      fc.property(anyGrowth, ({ size, oldSize }) => {
        const before = subtreeHashes(leaves.slice(0, oldSize));
        expect(verifyTail(headOf(size), oldSize, before, leaves.slice(oldSize, size))).toBe(true);
      }),
      someTrees,
    );
    expect(verifyTail(headOf(9), 0, [], leaves.slice(0, 9))).toBe(true);
  });

  test("fails if a leaf is left out, moved, changed or added", () => {
    const before = subtreeHashes(leaves.slice(0, 20));
    const tail = leaves.slice(20, 30);
    const others = [
      tail.slice(1),
      tail.slice(0, -1),
      tail.toReversed(),
      [...tail, leafAt(30)],
      tail.with(4, leafAt(0)),
    ];
    for (const other of others) expect(verifyTail(headOf(30), 20, before, other)).toBe(false);
    expect(verifyTail(headOf(30), 21, before, tail.slice(1))).toBe(false);
    expect(verifyTail(headOf(30), 20, before.slice(1), tail)).toBe(false);
  });
});

test("proofs of the largest trees are as long as they should be", () => {
  const size = Number.MAX_SAFE_INTEGER;
  expect(inclusionRanges(0, size)).toHaveLength(53);
  expect(inclusionRanges(size - 1, size)).toHaveLength(52);
  expect(completeSubtrees({ start: 0, end: size })).toHaveLength(53);
  expect(consistencyRanges(size - 1, size)).toHaveLength(53);
});
