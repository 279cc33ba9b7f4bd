import { createHash } from "node:crypto";
import { functionFiles, type SqlFile } from "./sql-files.ts";

export const textOf = (files: readonly SqlFile[]) => files.map((file) => file.text).join("\n");
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The schema with the functions of the release whose functions have this hash. */
export const schemaOf = (functionsHash: string) => `release_${functionsHash.slice(0, 16)}`;

/** The hash of this release's functions and types. */
export const FUNCTIONS_HASH = hashOf(textOf(await functionFiles()));

/** The schema from which this process calls functions. Those of another release may stand beside it. */
export const RELEASE = schemaOf(FUNCTIONS_HASH);

/** Replaces the schema `command` in the files of functions by this release's own. */
export const inRelease = (text: string) => text.replaceAll(/\bcommand(?=[.,])/g, RELEASE);

/** Replaces the schema `command` in a query by this release's own. */
export function forRelease(query: string): string {
  return query.includes("command") ? query.replaceAll(/(?<![\w.])("?)command\1(?=\.)/g, RELEASE) : query;
}
