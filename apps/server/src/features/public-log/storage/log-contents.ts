import { CHECKPOINT_PATH, parseTilePath } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { findBoxList } from "../terms/terms.store.ts";
import { readLog } from "./logs.store.ts";
import { storedFiles } from "./stored-files.ts";

/**
 * - `checkpoint`: signed by the log and its witnesses. It changes every few seconds.
 * - `hashes` and `entries`: a tile or bundle. It never changes. If it is partial, it may be removed later.
 * - `boxes`: the open boxes of a terms leaf, whose root is in the path.
 */
export type LogContent = { kind: "checkpoint" | "hashes" | "entries" | "boxes"; isPartial: boolean; bytes: Buffer };

async function readCheckpoint(db: Connection, log: LogName): Promise<LogContent | undefined> {
  const { checkpoint } = await readLog(db, log);
  if (checkpoint === null) return undefined;
  return { kind: "checkpoint", isPartial: true, bytes: Buffer.from(checkpoint) };
}

async function readBoxes(db: Connection, root: string): Promise<LogContent | undefined> {
  const lines = await findBoxList(db, root);
  return lines === undefined ? undefined : { kind: "boxes", isPartial: false, bytes: Buffer.from(lines) };
}

/** Reads the content at a path below the address of a log. Undefined if there is none. */
export async function readLogContent(db: Connection, log: LogName, path: string): Promise<LogContent | undefined> {
  if (path === CHECKPOINT_PATH) return readCheckpoint(db, log);
  const root = /^boxes\/([0-9a-f]{64})$/.exec(path)?.[1];
  if (root !== undefined) return log === "terms" ? readBoxes(db, root) : undefined;
  const named = parseTilePath(path);
  const bytes = named && (await storedFiles(db, log)(path, Infinity));
  if (named === undefined || bytes === undefined) return undefined;
  const isPartial = path.includes(".p/");
  return { kind: named.level === "entries" ? "entries" : "hashes", isPartial, bytes: Buffer.from(bytes) };
}
