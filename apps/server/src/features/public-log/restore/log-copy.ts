import { logClient, type LogKey, type ReadLogFile, type SignedCheckpoint, type TreeHead } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";

/** The places of entries in a log, from the first one on. */
export type Batch = { from: number; entries: Uint8Array[] };

/** The entries that somebody's copy of a log has and the database lacks. */
export type LogCopy = {
  /** The database's own tree. */
  stored: TreeHead;
  /** Signed by the log. */
  checkpoint: SignedCheckpoint;
  isLonger: boolean;
  /** The entries that the database has lost, in their order. May be read several times. */
  lost(): AsyncGenerator<Batch>;
  /** Reads other files that are stored beside the log. */
  read: ReadLogFile;
};

const BATCH = 1_000;

/**
 * Opens a copy of a log and compares it with the stored log. Throws LogFault if the copy isn't signed with the log's
 * key, and, of kind `fork`, if neither of the two continues the other.
 */
export async function openCopy(db: Connection, name: LogName, read: ReadLogFile, key: LogKey): Promise<LogCopy> {
  const policy = { log: key, witnesses: [], quorum: 0 };
  const client = logClient(read, policy);
  const { tree: stored } = await readLog(db, name);
  const checkpoint = await client.checkpoint();
  const isLonger = checkpoint.size > stored.size;
  const longer = isLonger ? client : logClient(storedFiles(db, name), policy);
  await longer.requireGrowth(stored, checkpoint);

  async function* lost(): AsyncGenerator<Batch> {
    if (!isLonger) return;
    let batch: Batch = { from: stored.size, entries: [] };
    for await (const { index, entry } of client.entries(checkpoint, stored.size)) {
      batch.entries.push(entry);
      if (batch.entries.length < BATCH) continue;
      yield batch;
      batch = { from: index + 1, entries: [] };
    }
    if (batch.entries.length > 0) yield batch;
  }

  return { stored, checkpoint, isLonger, lost, read };
}
