import {
  bundleBytes,
  HISTORY_SIZE_PATH,
  historyPath,
  type LogKey,
  openCheckpoint,
  readHistory,
  readHistorySize,
  type ReadLogFile,
  type SignedCheckpoint,
} from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";
import { prune, storedFiles } from "./stored-files.ts";

const BUNDLE = 256;
/** Entries that are copied in one look. A new mirror of an old log needs several. */
const MOST_ENTRIES = 16 * BUNDLE;

type Copying = {
  readonly disk: Disk;
  readonly folder: string;
  readonly log: LogKey;
  /** Reads the shop's files, which may be anything. */
  readonly remote: ReadLogFile;
  /** Throws LogFault unless the copied tree continues this one. */
  readonly requireContinued: (entry: SignedCheckpoint) => Promise<void>;
};

/**
 * Copies the entries that are new in the history of a log, up to the size of the copied tree. A history that has become
 * shorter, as by a restore, stays as it was. Throws LogFault for an entry that the log has not signed, or of another
 * tree, and DiskFull.
 */
export async function copyHistory(copying: Copying, size: number): Promise<void> {
  const { disk, folder, log, remote, requireContinued } = copying;
  const stored = storedFiles(disk, folder);
  const had = (await readHistorySize(stored)) ?? 0;
  const end = Math.min((await readHistorySize(remote)) ?? 0, had + MOST_ENTRIES);
  let bundle: Uint8Array[] = [];
  let count = had - (had % BUNDLE);
  for await (const note of readHistory(stored, had, count)) bundle.push(Buffer.from(note));
  const path = () => historyPath({ index: Math.floor(count / BUNDLE), width: bundle.length });
  const store = async () => {
    const written = path();
    await disk.write(`${folder}/${written}`, bundleBytes(bundle));
    await disk.write(`${folder}/${HISTORY_SIZE_PATH}`, `${count + bundle.length}\n`);
    await prune(disk, folder, [written], new Set([written]));
  };
  for await (const note of readHistory(remote, end, had)) {
    const entry = await openCheckpoint(note, { log, witnesses: [], quorum: 0 });
    if (entry.size > size) break;
    await requireContinued(entry);
    bundle.push(Buffer.from(note));
    if (bundle.length < BUNDLE) continue;
    await store();
    count += BUNDLE;
    bundle = [];
  }
  if (count + bundle.length > had && bundle.length > 0) await store();
}
