import { narrowFile, parseBundle, parseTilePath, type ReadLogFile, TILE_WIDTH } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readTileRow } from "./logs.store.ts";

export const BUNDLE_LEVEL = -1;

/**
 * Returns a function that reads the files of a log from the database. It returns undefined for a path that isn't a file
 * of the stored tree.
 */
export function storedFiles(db: Connection, log: LogName): ReadLogFile {
  return async (path) => {
    const named = parseTilePath(path);
    if (named === undefined) return undefined;
    const { level, index, width } = named;
    const row = await readTileRow(db, log, level === "entries" ? BUNDLE_LEVEL : level, index);
    if (row === undefined || row.width < width) return undefined;
    return narrowFile(row.bytes, { level, width: row.width }, width);
  };
}

/** Reads an entry of the stored tree. Throws RangeError if the tree has no entry at this index. */
export async function readEntry(db: Connection, log: LogName, index: number): Promise<Uint8Array> {
  const row = await readTileRow(db, log, BUNDLE_LEVEL, Math.floor(index / TILE_WIDTH));
  const entry = row && parseBundle(row.bytes, row.width)[index % TILE_WIDTH];
  if (entry === undefined) throw new RangeError(`the ${log} log has no entry ${index}`);
  return entry;
}
