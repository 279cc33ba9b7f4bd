import { readFile } from "node:fs/promises";
import { parseEvidence, verifyOpening } from "../index.ts";
import type { Verification } from "../index.ts";
import { UsageError } from "./arguments.ts";

/** Throws UsageError if the file can't be read or is no evidence. */
export async function verifyFile(path: string): Promise<Verification> {
  try {
    return verifyOpening(parseEvidence(await readFile(path, "utf8")));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
