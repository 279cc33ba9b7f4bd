import { readFile, rename, writeFile } from "node:fs/promises";
import { fieldsOf, optional, readText } from "../json/readers.ts";
import { hexOf, wholeOf } from "../log/leaves/leaf-format.ts";
import type { HistoryDigest } from "./history/digest.ts";
import { parseStrictJson } from "../json/strict-json.ts";

/**
 * State that an audit saves for the next audit: the checkpoints of both logs as signed notes, the time of reading, and
 * what their histories were.
 */
export type KeptCheckpoints = {
  readonly terms: string;
  readonly records: string;
  readonly readAt: string;
  /** Missing in files of earlier versions. */
  readonly histories?: { readonly terms: HistoryDigest; readonly records: HistoryDigest } | undefined;
};

const readDigest = fieldsOf<HistoryDigest>({ entries: wholeOf(0), hash: hexOf(32) });
const readHistories = fieldsOf<NonNullable<KeptCheckpoints["histories"]>>({ terms: readDigest, records: readDigest });
const readKept = fieldsOf<KeptCheckpoints>({
  terms: readText,
  records: readText,
  readAt: readText,
  histories: optional(readHistories),
});

/** Returns undefined if the file does not exist. Throws SyntaxError if it has another format. */
export async function readKeptCheckpoints(path: string): Promise<KeptCheckpoints | undefined> {
  try {
    return readKept(parseStrictJson(await readFile(path, "utf8")), "kept");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export async function writeKeptCheckpoints(path: string, kept: KeptCheckpoints): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(kept, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
}
