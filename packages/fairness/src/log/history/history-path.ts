import type { LogPath } from "../tiles/tile-path.ts";
import { parseTilePath, tilePath } from "../tiles/tile-path.ts";

/*
 * The history of a log: the list of its published checkpoints. Its files have the form of entry bundles of C2SP
 * tlog-tiles, in a folder of its own. Each entry is a signed note.
 */

/** The file with the number of entries of the history: decimal digits and a line feed. */
export const HISTORY_SIZE_PATH = "history/size";

export type HistoryPath = Pick<LogPath, "index" | "width">;

/** The path of a bundle of the history. It has the digits of an entry bundle's path. */
export function historyPath(bundle: HistoryPath): string {
  return tilePath({ ...bundle, level: "entries" }).replace(/^tile/u, "history");
}

/** Parses a path. Returns undefined unless it is exactly as {@link historyPath} writes it. */
export function parseHistoryPath(path: string): HistoryPath | undefined {
  return path.startsWith("history/entries/") ? parseTilePath(path.replace(/^history/u, "tile")) : undefined;
}
