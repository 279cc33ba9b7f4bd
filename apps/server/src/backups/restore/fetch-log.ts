import { open } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError } from "../../environment.ts";
import { segmentName } from "../names.ts";
import type { Unseal } from "../sealing.ts";
import type { BackupStorage } from "../storage/backup-storage.ts";
import type { Choice } from "./choose-backup.ts";

/** The length without the zeros at the end, of which a segment that was ended early has megabytes. */
function usedBytes(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return end;
}

/** Writes a segment as a file with a hole in place of the zeros at its end. */
async function writeSegment(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.write(bytes, 0, usedBytes(bytes));
    await file.truncate(bytes.length);
  } finally {
    await file.close();
  }
}

/** Writes the chosen segments of the write-ahead log to where PostgreSQL looks for them. */
export async function fetchLog(storage: BackupStorage, unseal: Unseal, choice: Choice, cluster: string): Promise<void> {
  const { base, segments } = choice;
  for (const each of segments) {
    const name = segmentName(base.chain, each);
    const title = `${name} in ${storage.title}`;
    const sealed = await storage.get(name);
    if (sealed === undefined) throw new EnvironmentError(`${title} is missing`);
    const bytes = await unseal.all(sealed, title);
    if (bytes.length !== base.segmentBytes) throw new EnvironmentError(`${title} is damaged: it has another length`);
    await writeSegment(join(cluster, "pg_wal", each.segment), bytes);
  }
}
