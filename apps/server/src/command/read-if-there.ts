import { readFile } from "node:fs/promises";

/** Reads a file. Returns undefined if it does not exist, and throws any other error. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
