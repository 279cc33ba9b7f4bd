import { readFile, rename, writeFile } from "node:fs/promises";
import { fieldsOf, readText } from "../json/readers.ts";
import { parseStrictJson } from "../json/strict-json.ts";

/**
 * State that an audit saves for the next audit: the checkpoints of both logs as signed notes, and the time of reading.
 */
export type KeptCheckpoints = { readonly terms: string; readonly records: string; readonly readAt: string };

const readKept = fieldsOf<KeptCheckpoints>({ terms: readText, records: readText, readAt: readText });

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
