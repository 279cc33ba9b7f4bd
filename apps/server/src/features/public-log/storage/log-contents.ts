import { bundleBytes, CHECKPOINT_PATH, HISTORY_SIZE_PATH, parseHistoryPath, parseTilePath } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { findBoxList, findManifest } from "../terms/terms.store.ts";
import { readHistoryEnd, readHistoryNotes } from "./history.store.ts";
import { readLog } from "./logs.store.ts";
import { storedFiles } from "./stored-files.ts";

/** The number of entries in a full bundle. */
const BUNDLE_WIDTH = 256;

/**
 * - `checkpoint`: signed by the log and its witnesses, or the number of entries of the history. It changes every few
 *   seconds.
 * - `hashes` and `entries`: a tile or bundle. It never changes. If it is partial, it may be removed later.
 * - `history`: a bundle of the history. It never changes.
 * - `boxes`: the open boxes of a terms leaf, whose root is in the path.
 * - `clients`: the manifest of a client leaf, whose hash is in the path.
 */
export type LogContent = {
  kind: "checkpoint" | "hashes" | "entries" | "history" | "boxes" | "clients";
  isPartial: boolean;
  bytes: Buffer;
};

async function readCheckpoint(db: Connection, log: LogName): Promise<LogContent | undefined> {
  const { checkpoint } = await readLog(db, log);
  if (checkpoint === null) return undefined;
  return { kind: "checkpoint", isPartial: true, bytes: Buffer.from(checkpoint) };
}

async function readHistorySize(db: Connection, log: LogName): Promise<LogContent> {
  const { size } = await readHistoryEnd(db, log);
  return { kind: "checkpoint", isPartial: true, bytes: Buffer.from(`${size}\n`) };
}

/** Reads at most the notes of one bundle, so a call of a stranger costs no more than that. */
async function readHistoryBundle(db: Connection, log: LogName, path: string): Promise<LogContent | undefined> {
  const bundle = parseHistoryPath(path);
  if (bundle === undefined) return undefined;
  const { index, width } = bundle;
  const notes = await readHistoryNotes(db, log, index * BUNDLE_WIDTH, width);
  if (notes.length < width) return undefined;
  const bytes = bundleBytes(notes.map((note) => Buffer.from(note)));
  return { kind: "history", isPartial: path.includes(".p/"), bytes: Buffer.from(bytes) };
}

/** Finds the texts that leaves of the terms log name by hash, by the folder in which the log has them. */
const named = { boxes: findBoxList, clients: findManifest };

async function readNamed(db: Connection, kind: keyof typeof named, hash: string): Promise<LogContent | undefined> {
  const text = await named[kind](db, hash);
  return text === undefined ? undefined : { kind, isPartial: false, bytes: Buffer.from(text) };
}

/** Reads the content at a path below the address of a log. Undefined if there is none. */
export async function readLogContent(db: Connection, log: LogName, path: string): Promise<LogContent | undefined> {
  if (path === CHECKPOINT_PATH) return readCheckpoint(db, log);
  if (path === HISTORY_SIZE_PATH) return readHistorySize(db, log);
  if (path.startsWith("history/")) return readHistoryBundle(db, log, path);
  const [, kind, hash = ""] = /^(boxes|clients)\/([0-9a-f]{64})$/.exec(path) ?? [];
  if (kind === "boxes" || kind === "clients") return log === "terms" ? readNamed(db, kind, hash) : undefined;
  const place = parseTilePath(path);
  const bytes = place && (await storedFiles(db, log)(path, Infinity));
  if (place === undefined || bytes === undefined) return undefined;
  const isPartial = path.includes(".p/");
  return { kind: place.level === "entries" ? "entries" : "hashes", isPartial, bytes: Buffer.from(bytes) };
}
