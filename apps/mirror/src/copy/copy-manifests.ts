import { createHash } from "node:crypto";
import { type LogEntry, LogFault, MOST_MANIFEST_BYTES, type ReadLogFile, termsLog } from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";

type Copying = {
  readonly disk: Disk;
  readonly folder: string;
  /** Reads the shop's files, which may be anything. */
  readonly remote: ReadLogFile;
};

/** The manifest with this hash. Undefined if the shop serves none, or another one. */
async function readManifest(remote: ReadLogFile, path: string, hash: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await remote(path, MOST_MANIFEST_BYTES);
    if (bytes === undefined) return undefined;
    return createHash("sha256").update(bytes).digest("hex") === hash ? bytes : undefined;
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}

/**
 * Returns a function that copies the manifests of the code on record of which the copied terms log has a leaf. It looks
 * again for those that the shop does not serve, and they stop nothing: the leaf has their hash. Throws DiskFull.
 */
export function manifestCopy({ disk, folder, remote }: Copying) {
  const wanted = new Set<string>();
  let read = 0;
  return async (size: number, entries: (from: number) => AsyncIterable<LogEntry>): Promise<void> => {
    if (size > read) {
      for await (const { entry } of entries(read)) {
        const leaf = termsLog.readKnown(entry);
        if (leaf?.kind === "client") wanted.add(leaf.manifest);
      }
      read = size;
    }
    for (const hash of wanted) {
      const path = `clients/${hash}`;
      if ((await disk.read(`${folder}/${path}`)) === undefined) {
        const bytes = await readManifest(remote, path, hash);
        if (bytes === undefined) continue;
        await disk.write(`${folder}/${path}`, bytes);
      }
      wanted.delete(hash);
    }
  };
}
