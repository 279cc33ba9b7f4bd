import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { anyGrowth, numberedEntries, withFlippedBit } from "../../../test/log/any-entries.ts";
import { naiveConsistency, naivePath, naiveRoot } from "../../../test/log/naive-tree.ts";
import { inBatches, storedLog } from "../../../test/log/stored-log.ts";
import { verifyConsistency } from "../tree/consistency.ts";
import { leafHash } from "../tree/hash.ts";
import { verifyInclusion } from "../tree/inclusion.ts";
import { verifyTail } from "../tree/tail.ts";
import { EMPTY_EDGE, readEdge } from "./edge.ts";
import { growLog } from "./grow.ts";
import { narrowFile } from "./narrow.ts";
import { proveConsistency, proveInclusion, proveTail } from "./prove.ts";
import { readBundle, readTile } from "./read.ts";
import { edgeOf, parseTile } from "./tile.ts";
import { parseTilePath, tilePath } from "./tile-path.ts";

const entries = numberedEntries(700);
const anyBatches = fc.array(fc.nat({ max: 300 }), { maxLength: 6 });
const someLogs = { numRuns: inject("size").logs };

describe("growing", () => {
  test("growing in any batches gives the roots of RFC 6962, and no path twice", () => {
    fc.assert(
      fc.property(anyBatches, (sizes) => {
        const { trees } = storedLog(inBatches(entries, sizes));
        for (const { size, root } of trees) expect(root).toStrictEqual(naiveRoot(entries.slice(0, size)));
      }),
      someLogs,
    );
  });

  test("goes on from what is stored as from what is held", async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches, async (sizes) => {
        const { trees, read } = storedLog(inBatches(entries, sizes));
        for (const tree of trees) {
          const { edge } = growLog(EMPTY_EDGE, entries.slice(0, tree.size));
          expect(await readEdge(tree, read)).toStrictEqual(edge);
        }
      }),
      someLogs,
    );
  });

  test("writes the tiles that the specification names", () => {
    const paths = growLog(
      EMPTY_EDGE,
      Array.from({ length: 70_000 }, () => new Uint8Array(0)),
    ).files.map(({ path }) => path);
    const partial = ["tile/0/273.p/112", "tile/entries/273.p/112", "tile/1/001.p/17", "tile/2/000.p/1"];
    expect(paths.filter((path) => path.includes(".p/"))).toStrictEqual(partial);
    expect(paths.filter((path) => path.startsWith("tile/0/"))).toHaveLength(274);
    expect(paths.filter((path) => path.startsWith("tile/entries/"))).toHaveLength(274);
    expect(paths).toContain("tile/1/000");
    expect(growLog(EMPTY_EDGE, entries.slice(0, 256)).files.map(({ path }) => path)).toStrictEqual([
      "tile/0/000",
      "tile/entries/000",
      "tile/1/000.p/1",
    ]);
  });

  test("growing by nothing writes nothing", () => {
    const { edge } = growLog(EMPTY_EDGE, entries);
    expect(growLog(edge, [])).toMatchObject({ edge, files: [] });
    expect(growLog(EMPTY_EDGE, []).tree.root).toStrictEqual(naiveRoot([]));
  });

  test("is refused over the bounds of an entry and of a log", () => {
    expect(() => growLog(EMPTY_EDGE, [new Uint8Array(65_536)])).toThrow(RangeError);
    const full = { size: Number.MAX_SAFE_INTEGER, levels: [], entries: [] };
    expect(() => growLog(full, entries.slice(0, 1))).toThrow(RangeError);
  });

  test("is refused on a stored edge that is not the tree's", async () => {
    const { files, trees, read } = storedLog(inBatches(entries, [300, 30]));
    const tree = trees.at(-2) ?? { size: 0, root: naiveRoot([]) };
    for (const path of ["tile/0/001.p/74", "tile/1/000.p/1", "tile/entries/001.p/74"]) {
      const bytes = files.get(path) ?? new Uint8Array(1);
      files.set(path, withFlippedBit(bytes, 100));
      await expect(readEdge(tree, read), path).rejects.toMatchObject({ kind: "mismatch" });
      files.set(path, bytes);
    }
    expect(await readEdge(tree, read)).toMatchObject({ size: 330 });
  });
});

describe("proofs from tiles", () => {
  test("are those of RFC 6962", async () => {
    await fc.assert(
      fc.asyncProperty(anyGrowth, async ({ size, oldSize, index }) => {
        const known = entries.slice(0, size);
        const { read, trees } = storedLog(inBatches(known, [oldSize]));
        expect(await proveInclusion(index, size, read)).toStrictEqual(naivePath(index, known));
        expect(await proveConsistency(oldSize, size, read)).toStrictEqual(naiveConsistency(oldSize, known));
        const before = await proveTail(oldSize, size, read);
        const tree = trees.at(-1) ?? { size: 0, root: naiveRoot([]) };
        expect(verifyTail(tree, oldSize, before, known.slice(oldSize).map(leafHash))).toBe(true);
      }),
      someLogs,
    );
  });

  test.each(inject("size").allLooks ? [66_000] : [])(
    "proofs of %d entries reach over three levels of tiles",
    async (length) => {
      const many = Array.from({ length }, (_, index) => Uint8Array.of(index >> 16, index >> 8, index));
      const { read } = storedLog([many]);
      const tree = { size: many.length, root: naiveRoot(many) };
      for (const index of [0, 65_535, 65_536, 65_999]) {
        const leaf = leafHash(many[index] ?? new Uint8Array(0));
        expect(verifyInclusion(tree, index, leaf, await proveInclusion(index, tree.size, read))).toBe(true);
      }
      const old = { size: 65_537, root: naiveRoot(many.slice(0, 65_537)) };
      expect(verifyConsistency(old, tree, await proveConsistency(old.size, tree.size, read))).toBe(true);
    },
  );

  test("are refused for what the log does not have", async () => {
    const { read } = storedLog([entries]);
    for (const index of [-1, 700, 0.5]) await expect(proveInclusion(index, 700, read)).rejects.toThrow(RangeError);
    for (const size of [-1, 701, 0.5]) await expect(proveConsistency(size, 700, read)).rejects.toThrow(RangeError);
    for (const from of [-1, 701, 0.5]) await expect(proveTail(from, 700, read)).rejects.toThrow(RangeError);
  });
});

describe("files", () => {
  const { files, read } = storedLog([entries]);
  const full = files.get("tile/0/000") ?? new Uint8Array(0);

  test("are read from the full one where the partial one is gone", async () => {
    const [hashes, some] = [await readTile(read, { level: 0, index: 1, width: 256 }), { level: 0, index: 1, width: 7 }];
    expect(await readTile(read, some)).toStrictEqual(hashes.slice(0, 7));
    expect(await readBundle(read, some)).toStrictEqual(entries.slice(256, 263));
  });

  test("files of a smaller tree begin those of every larger one", () => {
    for (const [path, bytes] of storedLog(inBatches(entries, [3, 200, 97, 300])).files) {
      const named = parseTilePath(path);
      const widest = files.get(tilePath({ ...(named ?? { level: 0, index: 0 }), width: 256 }));
      if (named === undefined || widest === undefined) continue;
      expect(narrowFile(widest, { level: named.level, width: 256 }, named.width)).toStrictEqual(bytes);
      expect(() => narrowFile(bytes, named, named.width + 1)).toThrow(RangeError);
      expect(() => narrowFile(bytes, named, 0)).toThrow(RangeError);
    }
  });

  test("files that are missing or cut are faults", async () => {
    const first = { level: 0, index: 0, width: 256 };
    const unavailable = readTile(read, { ...first, index: 9, width: 3 });
    await expect(unavailable).rejects.toMatchObject({ name: "LogFault", kind: "unavailable" });
    for (const bytes of [new Uint8Array(0), full.slice(1), full.slice(32), Uint8Array.of(...full, ...full)]) {
      await expect(readTile(() => Promise.resolve(bytes), first)).rejects.toMatchObject({ kind: "malformed" });
      await expect(readBundle(() => Promise.resolve(bytes), first)).rejects.toMatchObject({ kind: "malformed" });
    }
    expect(() => parseTile(full, 255)).toThrow(SyntaxError);
  });

  test("files of the edge are as wide as the size says", () => {
    expect(edgeOf(0)).toStrictEqual([]);
    expect(edgeOf(70_000).map(({ index, width }) => [index, width])).toStrictEqual([
      [273, 112],
      [1, 17],
      [0, 1],
    ]);
    expect(edgeOf(Number.MAX_SAFE_INTEGER).map(({ width }) => width)).toStrictEqual([255, 255, 255, 255, 255, 255, 31]);
  });
});
