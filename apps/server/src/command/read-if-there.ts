import { readFile } from "node:fs/promises";

/** The bytes of a file; undefined if there is none. Any other failure is an error. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
