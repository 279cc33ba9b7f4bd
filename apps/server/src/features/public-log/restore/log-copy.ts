import {
  logClient,
  type LogKey,
  openCheckpoint,
  readHistory,
  readHistorySize,
  type ReadLogFile,
  type SignedCheckpoint,
  type TreeHead,
} from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";

/** Consecutive entries of a log. `from` is the index of the first one. */
export type Batch = { from: number; entries: Uint8Array[] };

/** A copy of a log that somebody has kept, compared with the database. */
export type LogCopy = {
  /** The database's own tree. */
  stored: TreeHead;
  /** The copy's checkpoint, which the log has signed. */
  checkpoint: SignedCheckpoint;
  isLonger: boolean;
  /** Yields the entries that the database has lost, in order. May be called several times. */
  lost(): AsyncGenerator<Batch>;
  /** Yields the entries of the copy's history that the log has signed, up to its checkpoint. */
  history(): AsyncGenerator<SignedCheckpoint>;
  /** Reads other files that the copy has beside the log. */
  read: ReadLogFile;
};

const BATCH = 1_000;

/**
 * Opens a copy of a log and compares it with the stored log. Throws LogFault if the copy isn't signed with the log's
 * key. Throws LogFault of kind `fork` if neither log continues the other.
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

  async function* history(): AsyncGenerator<SignedCheckpoint> {
    for await (const note of readHistory(read, (await readHistorySize(read)) ?? 0)) {
      const entry = await openCheckpoint(note, policy);
      if (entry.size > checkpoint.size) return;
      yield entry;
    }
  }

  return { stored, checkpoint, isLonger, lost, history, read };
}
