import { sha256 } from "../../hash/sha256.ts";
import type { LogClient } from "../../log/client/log-client.ts";
import { utf8Text } from "../../log/encoding/utf8-text.ts";
import { LogFault } from "../../log/fault.ts";
import type { CodeManifest } from "../../log/leaves/code-manifest.ts";
import { MOST_MANIFEST_BYTES, parseCodeManifest } from "../../log/leaves/code-manifest.ts";
import type { ClientLeaf } from "../../log/leaves/terms-log.ts";
import { termsLog } from "../../log/leaves/terms-log.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { TreeHead } from "../../log/tree/tree-head.ts";
import { hexOfBytes } from "../../text/bytes.ts";

/** Reads the builds of the pages that are on record, in the order of the log. Throws LogFault, and SyntaxError. */
export async function readClients(client: LogClient, tree: TreeHead): Promise<readonly ClientLeaf[]> {
  const clients: ClientLeaf[] = [];
  for await (const { entry } of client.entries(tree)) {
    const leaf = termsLog.read(entry);
    if (leaf.kind === "client") clients.push(leaf);
  }
  return clients;
}

/** Reads the manifest of a leaf. Undefined if it can't be read, or is another one. */
export async function readManifest(leaf: ClientLeaf, read: ReadLogFile): Promise<CodeManifest | undefined> {
  try {
    const bytes = await read(`clients/${leaf.manifest}`, MOST_MANIFEST_BYTES);
    if (bytes === undefined || hexOfBytes(sha256(bytes)) !== leaf.manifest) return undefined;
    return parseCodeManifest(utf8Text(bytes));
  } catch (error) {
    if (error instanceof LogFault || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
