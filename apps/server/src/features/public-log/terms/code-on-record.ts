import { createHash } from "node:crypto";
import { type ClientLeaf, parseCodeManifest } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import { readClients, storeManifest } from "./terms.store.ts";

/** The manifest of the code that this process serves to browsers. */
export type ServedCode = { leaf: ClientLeaf; manifest: string };

export const manifestHash = (manifest: string): string => createHash("sha256").update(manifest).digest("hex");

/** Throws SyntaxError for a text that is no manifest. */
export function servedCode(manifest: string): ServedCode {
  const { release } = parseCodeManifest(manifest);
  return { leaf: { kind: "client", release, manifest: manifestHash(manifest) }, manifest };
}

/**
 * Returns the leaf of the code unless it is one of the two that are in force. Stores the manifest first, so that
 * every reader of the leaf finds it.
 */
export async function missingClients(db: Connection, code: ServedCode | undefined): Promise<ClientLeaf[]> {
  if (code === undefined || (await readClients(db)).includes(code.leaf.manifest)) return [];
  await storeManifest(db, code.leaf.manifest, code.manifest);
  return [code.leaf];
}
