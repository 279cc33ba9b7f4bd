import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder is used by another process, or can't be used safely. The command prints the message. */
export class FolderError extends Error {}

/**
 * Locks a folder for this process and returns a function that unlocks it. The operating system's lock of an SQLite file
 * ends with the process, so no stale lock stays after a crash. Throws FolderError if another process has the lock.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new FolderError(`Another process uses ${folder}: two could sign two histories`, { cause });
  }
  return () => lock.close();
}
