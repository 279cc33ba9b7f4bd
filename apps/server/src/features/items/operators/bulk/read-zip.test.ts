import fc from "fast-check";
import { expect, it } from "vitest";
import { statingSize, zipOf } from "../../../../../test/catalogue/item-zip.ts";
import { FileMistake } from "./read-item-file.ts";
import { readZip } from "./read-zip.ts";

function codeOf(zip: Buffer): string | undefined {
  try {
    readZip(zip);
    return undefined;
  } catch (error) {
    if (error instanceof FileMistake) return error.problem.code;
    throw error;
  }
}

it("a zip file's pictures are found by their path, and by their name if only one folder has it", () => {
  const files = {
    "list/items.csv": "Name",
    "a/mug.png": "1",
    "b/mug.png": "2",
    "a/pot.png": "3",
    "__MACOSX/x.csv": "",
  };
  const { csv, picture } = readZip(zipOf(files));
  const textOf = (name: string) => picture(name)?.toString();
  expect(csv.toString()).toBe("Name");
  expect(["a/mug.png", "b/mug.png", "pot.png"].map(textOf)).toEqual(["1", "2", "3"]);
  expect(["mug.png", "pan.png", "../a/pot.png"].map(textOf)).toEqual([undefined, undefined, undefined]);
});

it.each(["../items.csv", "a/../../items.csv", "/etc/items.csv", "C:items.csv", "a\\items.csv", "./items.csv"])(
  "a zip file with the path %s is refused",
  (path) => {
    expect(codeOf(zipOf({ "items.csv": "Name", [path]: "Name" }))).toBe("FileZipPath");
  },
);

it("a file that unpacks to more than a picture may have is refused before it is unpacked", () => {
  const bomb = zipOf({ "items.csv": "Name", "mug.png": new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(codeOf(bomb)).toBe("FileZipLarge");
});

it("a file that states a smaller size than it has is unpacked up to that size only", () => {
  const zip = zipOf({ "mug.png": new Uint8Array(8 * 1024 * 1024), "items.csv": "Name" });
  const { picture } = readZip(statingSize(zip, 1_000));
  let size: number | undefined;
  try {
    size = picture("mug.png")?.length;
  } catch (error) {
    expect(error).toBeInstanceOf(FileMistake);
  }
  expect(size ?? 0).toBeLessThanOrEqual(1_000);
});

it("a zip file that was cut off or damaged is refused, or gives what it had", () => {
  const zip = zipOf({ "items.csv": "Name,Brand\nRadio,Nordlys", "mug.png": "picture" });
  fc.assert(
    fc.property(fc.nat(zip.length - 1), fc.nat(255), fc.boolean(), (at, byte, isCut) => {
      const damaged = isCut ? zip.subarray(0, at) : Buffer.from(zip);
      if (!isCut) damaged[at] = byte;
      const code = codeOf(damaged);
      expect([undefined, "FileZip", "FileZipCsv", "FileZipPath", "FileZipLarge", "FileZipEntries"]).toContain(code);
    }),
    { numRuns: 500 },
  );
});
