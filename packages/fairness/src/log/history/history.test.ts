import { describe, expect, test } from "vitest";
import { utf8 } from "../../text/bytes.ts";
import { bundleBytes } from "../tiles/bundle.ts";
import { historyPath, parseHistoryPath } from "./history-path.ts";
import { readHistory, readHistorySize } from "./read-history.ts";

const notes = Array.from({ length: 600 }, (_, place) => `note ${place}\n`);
const bundle = (from: number, to: number) => bundleBytes(notes.slice(from, to).map(utf8));

function filesOf(files: Readonly<Record<string, Uint8Array | string>>) {
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    const found = files[path];
    return Promise.resolve(typeof found === "string" ? utf8(found) : found);
  };
  return { asked, read };
}

async function all(entries: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

describe("the history of a log", () => {
  const served = {
    "history/size": "600\n",
    "history/entries/000": bundle(0, 256),
    "history/entries/001": bundle(256, 512),
    "history/entries/002.p/88": bundle(512, 600),
  };

  test("is read from its bundles, in order, from any entry on", async () => {
    const { read, asked } = filesOf(served);
    expect(await readHistorySize(read)).toBe(600);
    expect(await all(readHistory(read, 600))).toEqual(notes);
    asked.length = 0;
    expect(await all(readHistory(read, 600, 511))).toEqual(notes.slice(511));
    expect(asked).toEqual(["history/entries/001", "history/entries/002.p/88"]);
    expect(await all(readHistory(read, 600, 600))).toEqual([]);
  });

  test("is read from a full bundle where a partial one is gone", async () => {
    expect(await all(readHistory(filesOf(served).read, 300))).toEqual(notes.slice(0, 300));
  });

  test("has no size where a log serves none, and one way of writing it", async () => {
    expect(await readHistorySize(filesOf({}).read)).toBeUndefined();
    for (const size of ["", "1", "01\n", "1\n\n", "-1\n", "1\n2\n", "1 \n"]) {
      await expect(readHistorySize(filesOf({ "history/size": size }).read)).rejects.toMatchObject({
        kind: "malformed",
      });
    }
  });

  test("is not read from other bytes, or where a bundle is missing", async () => {
    const short = filesOf({ "history/entries/000.p/3": bundle(0, 2) });
    await expect(all(readHistory(short.read, 3))).rejects.toMatchObject({ kind: "malformed" });
    await expect(all(readHistory(filesOf({}).read, 3))).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("has the paths of entry bundles in a folder of its own", () => {
    expect(historyPath({ index: 1_234_067, width: 256 })).toBe("history/entries/x001/x234/067");
    expect(parseHistoryPath("history/entries/001.p/17")).toMatchObject({ index: 1, width: 17 });
    for (const path of ["tile/entries/001", "history/entries/1", "history/0/000", "history/entries/000.p/256"]) {
      expect(parseHistoryPath(path)).toBeUndefined();
    }
  });
});
