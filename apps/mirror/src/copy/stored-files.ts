import {
  CHECKPOINT_PATH,
  HISTORY_SIZE_PATH,
  historyPath,
  narrowFile,
  parseHistoryPath,
  parseTilePath,
  type ReadLogFile,
  tilePath,
} from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";

/** Files that are named by their hash: lists of boxes, and manifests of the code on record. */
const BY_HASH = /^(boxes|clients)\/[0-9a-f]{64}$/;

/** The width of a partial file, by its name in a folder that ends in `.p`. */
const widthsIn = (names: readonly string[]) => names.map(Number).filter((width) => width > 0);

/** A file with a width: its level, and its path with any width. Undefined for paths of other files. */
function partsOf(path: string) {
  const bundle = parseHistoryPath(path);
  if (bundle !== undefined) {
    return { level: "entries" as const, width: bundle.width, at: (width: number) => historyPath({ ...bundle, width }) };
  }
  const tile = parseTilePath(path);
  return tile && { level: tile.level, width: tile.width, at: (width: number) => tilePath({ ...tile, width }) };
}

/**
 * Reads the copy of a log, and nothing else of the folder. A partial file that is stored with a larger width only is
 * cut, because narrower ones are removed when the log has grown.
 */
export function storedFiles(disk: Disk, folder: string): ReadLogFile {
  const stored = (path: string) => disk.read(`${folder}/${path}`);
  return async (path) => {
    if ([CHECKPOINT_PATH, HISTORY_SIZE_PATH].includes(path) || BY_HASH.test(path)) return stored(path);
    const named = partsOf(path);
    if (named === undefined) return undefined;
    const exact = await stored(path);
    if (exact !== undefined || !path.includes(".p/")) return exact;
    const { level, width: wanted, at } = named;
    const widths = widthsIn(await disk.names(`${folder}/${at(256)}.p`));
    for (const width of [256, ...widths.filter((each) => each > wanted)]) {
      const wider = await stored(at(width));
      if (wider !== undefined) return narrowFile(wider, { level, width }, wanted);
    }
    return undefined;
  };
}

/** Removes partial files that no tree of these sizes needs. Reading them still works: wider files are cut. */
export async function prune(disk: Disk, folder: string, changed: readonly string[], needed: ReadonlySet<string>) {
  for (const path of changed) {
    const [full = path] = path.split(".p/");
    for (const name of await disk.names(`${folder}/${full}.p`)) {
      const other = `${full}.p/${name}`;
      if (!needed.has(other)) await disk.remove(`${folder}/${other}`);
    }
  }
}
