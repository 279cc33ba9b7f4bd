import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { naiveRoot } from "../../../test/log/naive-tree.ts";
import { boxTree, oddsHashIn, proveBox } from "./box-tree.ts";

const anyHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"));
const anyBox = fc.record({ boxId: fc.uuid(), oddsHash: anyHash });
const anyBoxes = fc.uniqueArray(anyBox, { maxLength: 40, selector: ({ boxId }) => boxId });

test("the tree is RFC 6962's over the sorted lines, in whatever order the boxes come", () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const lines = boxes.map(({ boxId, oddsHash }) => `${boxId} ${oddsHash}`).sort();
      const root = Buffer.from(naiveRoot(lines.map((line) => Buffer.from(line)))).toString("hex");
      expect(boxTree(boxes)).toStrictEqual({ count: boxes.length, root });
      expect(boxTree(boxes.toReversed())).toStrictEqual({ count: boxes.length, root });
    }),
  );
});

test("odds of open boxes are proved, and that others are not open", () => {
  fc.assert(
    fc.property(anyBoxes, fc.uuid(), (boxes, absent) => {
      fc.pre(boxes.every(({ boxId }) => boxId !== absent));
      const tree = boxTree(boxes);
      for (const { boxId, oddsHash } of boxes) {
        expect(oddsHashIn(tree, boxId, proveBox(boxes, boxId))).toBe(oddsHash);
        const closed = boxes.filter((box) => box.boxId !== boxId);
        expect(oddsHashIn(boxTree(closed), boxId, proveBox(closed, boxId))).toBeNull();
      }
      expect(oddsHashIn(tree, absent, proveBox(boxes, absent))).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test("proofs of something else show nothing", () => {
  fc.assert(
    fc.property(anyBoxes, anyBox, (boxes, other) => {
      fc.pre(boxes.every(({ boxId }) => boxId !== other.boxId));
      const tree = boxTree([...boxes, other]);
      const { boxId, oddsHash } = other;
      const proof = proveBox([...boxes, other], boxId);
      const [placed] = proof;
      if (placed === undefined) throw new Error("The box is open");
      const forged = `${oddsHash.startsWith("0") ? "1" : "0"}${oddsHash.slice(1)}`;
      expect(oddsHashIn(tree, boxId, [{ ...placed, oddsHash: forged }])).toBeUndefined();
      expect(oddsHashIn(tree, boxId, [])).toBeUndefined();
      expect(oddsHashIn(tree, boxId, [placed, placed])).toBeUndefined();
      expect(oddsHashIn(tree, boxId, [{ ...placed, index: placed.index + 1 }])).toBeUndefined();
      expect(oddsHashIn(tree, boxId, [{ ...placed, path: [...placed.path, tree.root] }])).toBeUndefined();
      expect(oddsHashIn(tree, boxId, [{ ...placed, path: placed.path.map(() => "zz") }, placed])).toBeUndefined();
      // The neighbours of an open box are not adjacent, so they don't prove that it is closed.
      const around = boxes.flatMap((box) => proveBox([...boxes, other], box.boxId));
      for (const one of around) {
        expect(oddsHashIn(tree, boxId, [one])).toBeUndefined();
        for (const two of around) expect(oddsHashIn(tree, boxId, [one, two])).toBeUndefined();
      }
    }),
    { numRuns: 20 },
  );
});

test("boxes that are malformed or listed twice make no tree", () => {
  const box = { boxId: "b0f1c1c4-0000-4000-8000-000000000001", oddsHash: "a".repeat(64) };
  const others = [
    { ...box, boxId: "B" },
    { ...box, oddsHash: "A".repeat(64) },
    { ...box, oddsHash: "b".repeat(64) },
    box,
  ];
  for (const other of others) expect(() => boxTree([box, other])).toThrow(RangeError);
});
