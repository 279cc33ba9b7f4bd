import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { integrityOf } from "@trove/fairness/log";

/** A short hash for the name of a file that never changes. */
export const shortHash = (contents: string): string =>
  createHash("sha256").update(contents).digest("base64url").slice(0, 8);

/** The hashes of all scripts and style sheets in the folder, by URL path. */
export async function fileHashes(client: string): Promise<Record<string, string>> {
  const names = await Array.fromAsync(glob("**/*.{css,js}", { cwd: client }));
  const paths = names.map((name) => name.replaceAll("\\", "/"));
  const hashes = paths.map(async (path) => [`/${path}`, integrityOf(await readFile(`${client}/${path}`))]);
  return Object.fromEntries(await Promise.all(hashes));
}
