import { ITEM_FILE_MAX_BYTES, PICTURE_MAX_BYTES, type RowProblem } from "@trove/contract";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { FileMistake } from "./read-item-file.ts";

/** A zip file of a CSV file and pictures. Each picture is unpacked when it is asked for. */
export type ItemZip = {
  csv: Buffer;
  /** Returns undefined if the file has no picture with this path, or with this name in only one folder. */
  picture: (name: string) => Buffer | undefined;
};

const MOST_ENTRIES = 1_000;
const MEGABYTE = 1024 * 1024;
const SIGNATURE = Buffer.from("PK\u0003\u0004");

const mistake = (code: RowProblem["code"], params: RowProblem["params"] = {}) =>
  new FileMistake({ code, params } as RowProblem);

/** Whether the bytes begin like a zip file. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Files that computers add, such as those of macOS. */
const isIgnored = (path: string) => path.endsWith("/") || path.split("/").some((part) => /^(\.|__MACOSX$)/.test(part));

/** Nothing is written under these names, but a file that tries this is not what it seems. */
const leadsElsewhere = (path: string) =>
  /^\/|^[a-z]:|[\\\0]/i.test(path) || path.split("/").some((part) => part === ".." || part === ".");

const isCsv = (path: string) => /\.csv$/i.test(path);
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * Reads the list of files without unpacking any, up to the first that makes the zip file unacceptable. Refuses sizes
 * by what the list states; unpacking ends at the stated size.
 */
function listFiles(bytes: Buffer): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  const names = new Set<string>();
  let entries = 0;
  unzipSync(bytes, {
    filter: (file) => {
      entries += 1;
      if (entries > MOST_ENTRIES) throw mistake("FileZipEntries", { most: MOST_ENTRIES });
      const { name, originalSize } = file;
      if (leadsElsewhere(name) || names.has(name)) throw mistake("FileZipPath", { name: name.slice(0, 100) });
      names.add(name);
      if (isIgnored(name)) return false;
      const most = isCsv(name) ? ITEM_FILE_MAX_BYTES : PICTURE_MAX_BYTES;
      if (originalSize > most) throw mistake("FileZipLarge", { name: name.slice(0, 100), most: most / MEGABYTE });
      files.push(file);
      return false;
    },
  });
  return files;
}

/** Unpacks one file. Throws FileMistake if it is broken, encrypted, or packed in an unusual way. */
function unpack(bytes: Buffer, path: string): Buffer {
  try {
    const unpacked = unzipSync(bytes, { filter: ({ name }) => name === path })[path];
    if (unpacked !== undefined) return Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
  } catch {
    // A broken file is the operator's mistake.
  }
  throw mistake("FileZip");
}

function filesIn(bytes: Buffer): UnzipFileInfo[] {
  try {
    return listFiles(bytes);
  } catch (error) {
    throw error instanceof FileMistake ? error : mistake("FileZip");
  }
}

/** Reads a zip file of exactly one CSV file and pictures. Throws FileMistake. */
export function readZip(bytes: Buffer): ItemZip {
  const files = filesIn(bytes);
  const [csv, ...others] = files.filter(({ name }) => isCsv(name));
  if (csv === undefined || others.length > 0) {
    throw mistake("FileZipCsv", { count: csv === undefined ? 0 : others.length + 1 });
  }
  return {
    csv: unpack(bytes, csv.name),
    picture: (asked) => {
      const named = files.filter(({ name }) => nameOf(name) === asked);
      const found = files.find(({ name }) => name === asked) ?? (named.length === 1 ? named[0] : undefined);
      return found && unpack(bytes, found.name);
    },
  };
}
