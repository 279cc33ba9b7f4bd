import { CHECKPOINT_PATH, parseTilePath } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { findBoxList, findManifest } from "../terms/terms.store.ts";
import { readLog } from "./logs.store.ts";
import { storedFiles } from "./stored-files.ts";

/**
 * - `checkpoint`: signed by the log and its witnesses. It changes every few seconds.
 * - `hashes` and `entries`: a tile or bundle. It never changes. If it is partial, it may be removed later.
 * - `boxes`: the open boxes of a terms leaf, whose root is in the path.
 * - `clients`: the manifest of a client leaf, whose hash is in the path.
 */
export type LogContent = {
  kind: "checkpoint" | "hashes" | "entries" | "boxes" | "clients";
  isPartial: boolean;
  bytes: Buffer;
};

async function readCheckpoint(db: Connection, log: LogName): Promise<LogContent | undefined> {
  const { checkpoint } = await readLog(db, log);
  if (checkpoint === null) return undefined;
  return { kind: "checkpoint", isPartial: true, bytes: Buffer.from(checkpoint) };
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
  const [, kind, hash = ""] = /^(boxes|clients)\/([0-9a-f]{64})$/.exec(path) ?? [];
  if (kind === "boxes" || kind === "clients") return log === "terms" ? readNamed(db, kind, hash) : undefined;
  const place = parseTilePath(path);
  const bytes = place && (await storedFiles(db, log)(path, Infinity));
  if (place === undefined || bytes === undefined) return undefined;
  const isPartial = path.includes(".p/");
  return { kind: place.level === "entries" ? "entries" : "hashes", isPartial, bytes: Buffer.from(bytes) };
}
