import type { TreeHead } from "@trove/fairness/log";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";

/** The stored tree of a log, and its published checkpoint. */
export type StoredLog = {
  name: LogName;
  tree: TreeHead;
  /** The published checkpoint as a signed note; null before the first one. */
  checkpoint: string | null;
  checkpointSize: number;
  checkpointAt: Date | null;
  /**
   * True if the database has lost entries: a witness has signed a larger tree, or a restore has begun and not finished.
   */
  isBehind: boolean;
};

export async function readLog(db: Connection, name: LogName): Promise<StoredLog> {
  const { size, root, ...published } = await db
    .selectFrom("logs")
    .select(["size", "root", "checkpoint", "checkpointSize", "checkpointAt", "isBehind"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { name, tree: { size, root }, ...published };
}

/** Reads the widest stored file at a place. Level -1 has the bundles of entries. */
export function readTileRow(db: Connection, log: LogName, level: number, index: number) {
  return db
    .selectFrom("logTiles")
    .select(["width", "bytes"])
    .where("log", "=", log)
    .where("level", "=", level)
    .where("index", "=", index)
    .executeTakeFirst();
}

/**
 * Returns the origin and the public key, in hex, with which a log has begun. The given values are used only for a new
 * log.
 */
export function beginLog(
  db: Connection,
  log: LogName,
  origin: string,
  publicKey: Uint8Array,
): Promise<{ origin: string; publicKey: string }> {
  return callCommand(db, command("log_begin", { log, origin, publicKey: Buffer.from(publicKey) }));
}

/** Takes or extends the lease of a log. Returns the time at which it ends, or null if another process has it. */
export function takeLease(db: Connection, log: LogName, seconds: number, held: Date | null): Promise<Date | null> {
  return callCommand(db, command("log_lease", { log, seconds, held }));
}

export async function releaseLease(db: Connection, log: LogName, held: Date): Promise<void> {
  await callCommand(db, command("log_release", { log, held }));
}

/** Returns false if the same tree or a larger one is already published. */
export function publishNote(
  db: Connection,
  log: LogName,
  { size, root }: TreeHead,
  checkpoint: string,
  at: Date,
): Promise<boolean> {
  return callCommand(db, command("log_publish", { log, size, root: Buffer.from(root), checkpoint, at }));
}

/** The newest note in the history for a tree of this size; undefined if there was none. */
export async function findNote(db: Connection, log: LogName, size: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("logCheckpoints")
    .select("note")
    .where("log", "=", log)
    .where("size", "=", size)
    .orderBy("entry", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.note;
}

/** Replaces the signatures of the published checkpoint. Returns false if it is no longer the published one. */
export function publishSignatures(db: Connection, log: LogName, size: number, checkpoint: string): Promise<boolean> {
  return callCommand(db, command("log_sign", { log, size, checkpoint }));
}

/** Stores whether the database has lost entries of a log. Returns true if this has changed. */
export function markBehind(db: Connection, log: LogName, isBehind: boolean): Promise<boolean> {
  return callCommand(db, command("log_behind", { log, isBehind }));
}

/** True if the database has lost entries of at least one log. */
export async function isAnyBehind(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("logs").select("name").where("isBehind", "=", true).executeTakeFirst();
  return row !== undefined;
}
