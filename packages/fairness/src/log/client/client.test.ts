import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberedEntries, withFlippedBit } from "../../../test/log/any-entries.ts";
import { checkpointNote, policyOf } from "../../../test/log/signed-log.ts";
import { inBatches, storedLog } from "../../../test/log/stored-log.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { EMPTY_ROOT } from "../tree/hash.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { logClient } from "./log-client.ts";
import type { LogClient } from "./log-client.ts";
import type { LogEntry } from "./read-entries.ts";

const entries = numberedEntries(700);
const empty: TreeHead = { size: 0, root: EMPTY_ROOT };
const stored = storedLog(inBatches(entries, [0, 100, 1, 155, 256, 100]));
const { files, trees } = stored;
const latest = trees.at(-1) ?? empty;
const clientOf = (read: ReadLogFile, quorum = 0) => logClient(read, policyOf(quorum));
const client = clientOf(stored.read);

/** A client of the stored log in which some files are replaced. Undefined removes a file. */
function changed(others: Readonly<Record<string, Uint8Array | undefined>>): LogClient {
  return clientOf((path) => Promise.resolve(Object.hasOwn(others, path) ? others[path] : files.get(path)));
}

async function allOf(generator: AsyncGenerator<LogEntry>): Promise<LogEntry[]> {
  const all: LogEntry[] = [];
  for await (const entry of generator) all.push(entry);
  return all;
}

describe("entries", () => {
  test("are all read, in order, from any index on, in any tree of the log", async () => {
    for (const tree of trees) {
      const whole = entries.slice(0, tree.size).map((entry, index) => ({ index, entry }));
      expect(await allOf(client.entries(tree))).toStrictEqual(whole);
      for (const from of [1, 255, 256, 257, 511, 512, 600].filter((index) => index <= tree.size)) {
        expect(await allOf(client.entries(tree, from))).toStrictEqual(whole.slice(from));
      }
      expect(await allOf(client.entries(tree, tree.size))).toStrictEqual([]);
    }
  });

  test("are read one by one", async () => {
    for (const index of [0, 255, 256, 511, 512, 699]) {
      expect(await client.entry(latest, index)).toStrictEqual(entries[index]);
    }
    for (const index of [-1, 0.5, 700, Number.NaN]) {
      await expect(client.entry(latest, index)).rejects.toThrow(RangeError);
    }
  });

  test("entries before the first asked for are not fetched", async () => {
    const asked: string[] = [];
    const counting = clientOf((path, maxBytes) => {
      asked.push(path);
      return stored.read(path, maxBytes);
    });
    await allOf(counting.entries(latest, 520));
    expect(asked).toStrictEqual(["tile/0/002.p/188", "tile/1/000.p/2", "tile/entries/002.p/188"]);
  });

  test("entries of a tree with three levels of tiles are read in order", async () => {
    const many = Array.from({ length: 65_800 }, (_, index) => Uint8Array.of(index >> 16, index >> 8, index));
    const large = storedLog([many]);
    const tree = large.trees.at(-1) ?? empty;
    const last = await allOf(clientOf(large.read).entries(tree, 65_200));
    expect(last.map(({ entry }) => entry)).toStrictEqual(many.slice(65_200));
    expect(await clientOf(large.read).holds(tree, 300, Uint8Array.of(0, 1, 44))).toBe(true);
  });
});

test("one flipped bit anywhere in the log is a mismatch, and no entry of that bundle is given out", async () => {
  const current = ["tile/0/000", "tile/0/001", "tile/0/002.p/188", "tile/1/000.p/2"];
  const bundles = ["tile/entries/000", "tile/entries/001", "tile/entries/002.p/188"];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...current, ...bundles), fc.nat(), async (path, bit) => {
      const bytes = files.get(path) ?? new Uint8Array(1);
      const turned = changed({ [path]: withFlippedBit(bytes, bit % (bytes.length * 8)) });
      const given: LogEntry[] = [];
      const reading = async () => {
        for await (const entry of turned.entries(latest)) given.push(entry);
      };
      await expect(reading()).rejects.toMatchObject({ kind: expect.stringMatching(/^(?:mismatch|malformed)$/u) });
      expect(given).toStrictEqual(entries.slice(0, given.length).map((entry, index) => ({ index, entry })));
    }),
    { numRuns: 40 },
  );
});

test("files that are cut, longer, swapped or gone are faults", async () => {
  const [first = new Uint8Array(0), second = first] = [files.get("tile/0/000"), files.get("tile/0/001")];
  const cases: readonly (readonly [Record<string, Uint8Array | undefined>, string])[] = [
    [{ "tile/0/000": first.slice(0, -32) }, "malformed"],
    [{ "tile/0/000": new Uint8Array(0) }, "malformed"],
    [{ "tile/0/000": Uint8Array.of(...first, ...first) }, "malformed"],
    [{ "tile/0/000": second, "tile/0/001": first }, "mismatch"],
    [{ "tile/entries/000": files.get("tile/entries/001") }, "mismatch"],
    [{ "tile/entries/001": new Uint8Array(512) }, "mismatch"],
    [{ "tile/1/000.p/2": undefined }, "unavailable"],
    [{ "tile/entries/001": undefined }, "unavailable"],
  ];
  for (const [others, kind] of cases)
    await expect(allOf(changed(others).entries(latest))).rejects.toMatchObject({ kind });
});

test("a leaf is held at its index only", async () => {
  const leaf = entries[300] ?? new Uint8Array(0);
  expect(await client.holds(latest, 300, leaf)).toBe(true);
  for (const index of [299, 301, -1, 300.5, 700, Number.NaN, Number.MAX_SAFE_INTEGER]) {
    expect(await client.holds(latest, index, leaf)).toBe(false);
  }
  const wrong = changed({ "tile/0/001": withFlippedBit(files.get("tile/0/001") ?? leaf, 44 * 256) });
  await expect(wrong.holds(latest, 300, leaf)).rejects.toMatchObject({ kind: "mismatch" });
});

describe("growth", () => {
  test("growth of all trees of the log holds, in both directions", async () => {
    for (const one of trees) for (const other of trees) await client.requireGrowth(one, other);
  });

  test("growth that contradicts the tree is a fork", async () => {
    for (const tree of trees.slice(1)) {
      const forked = { ...tree, root: withFlippedBit(tree.root, 5) };
      if (tree.size < latest.size) {
        await expect(client.requireGrowth(forked, latest)).rejects.toMatchObject({ kind: "fork" });
      }
      await expect(client.requireGrowth(forked, tree)).rejects.toMatchObject({ kind: "fork" });
    }
    const elsewhere = storedLog([[...entries.slice(0, 512), ...entries.slice(0, 288)]]);
    const other = elsewhere.trees.at(-1) ?? empty;
    const kept = trees.find(({ size }) => size === 612) ?? empty;
    await expect(clientOf(elsewhere.read).requireGrowth(kept, other)).rejects.toMatchObject({ kind: "fork" });
  });

  test("growth with tiles that are not the log's proves nothing", async () => {
    const kept = trees.find(({ size }) => size === 256) ?? empty;
    const wrong = changed({ "tile/1/000.p/2": withFlippedBit(files.get("tile/1/000.p/2") ?? new Uint8Array(1), 9) });
    await expect(wrong.requireGrowth(kept, latest)).rejects.toMatchObject({ kind: "mismatch" });
  });
});

describe("checkpoints", () => {
  const serving = (note: string | undefined, quorum = 0) =>
    clientOf(
      (path) => Promise.resolve(path === "checkpoint" && note !== undefined ? Buffer.from(note) : undefined),
      quorum,
    );

  test("are opened with the policy", async () => {
    expect(await serving(await checkpointNote(latest, 2), 2).checkpoint()).toMatchObject(latest);
    const alone = serving(await checkpointNote(latest), 1).checkpoint();
    await expect(alone).rejects.toMatchObject({ kind: "unwitnessed" });
  });

  test("checkpoints that are missing, no text, or of somebody else are faults", async () => {
    await expect(serving(undefined).checkpoint()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(serving("<!doctype html>\n\n").checkpoint()).rejects.toMatchObject({ kind: "malformed" });
    const bytes = clientOf(() => Promise.resolve(Uint8Array.of(0xff, 0xfe)));
    await expect(bytes.checkpoint()).rejects.toMatchObject({ kind: "malformed" });
    const other = (await checkpointNote(latest)).replace("700", "701");
    await expect(serving(other).checkpoint()).rejects.toMatchObject({ kind: "unsigned" });
  });
});
