import { parseDecimal } from "../encoding/decimal.ts";
import { utf8Text } from "../encoding/utf8-text.ts";
import { LogFault, parsed } from "../fault.ts";
import { maxBundleBytes, parseBundle } from "../tiles/bundle.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { TILE_WIDTH } from "../tiles/tile.ts";
import { HISTORY_SIZE_PATH, historyPath } from "./history-path.ts";

/** More digits than any number of entries has, and the line feed. */
const MOST_SIZE_BYTES = 20;

/** The number of entries of a log's history. Undefined if the log has no history. Throws LogFault. */
export async function readHistorySize(read: ReadLogFile): Promise<number | undefined> {
  const bytes = await read(HISTORY_SIZE_PATH, MOST_SIZE_BYTES);
  if (bytes === undefined) return undefined;
  return parsed(HISTORY_SIZE_PATH, () => {
    const [digits = "", ...rest] = utf8Text(bytes).split("\n");
    if (rest.length !== 1 || rest[0] !== "") throw new SyntaxError("Not one line");
    return parseDecimal(digits);
  });
}

async function readBundle(read: ReadLogFile, index: number, wanted: number): Promise<string[]> {
  for (const width of new Set([wanted, TILE_WIDTH])) {
    const path = historyPath({ index, width });
    const bytes = await read(path, maxBundleBytes(TILE_WIDTH));
    if (bytes !== undefined) {
      return parsed(path, () => parseBundle(bytes, width).slice(0, wanted).map(utf8Text));
    }
  }
  throw new LogFault("unavailable", `The log has no ${historyPath({ index, width: wanted })}`);
}

/**
 * Yields the entries `from` to `size` of a log's history, which are signed notes, without verifying them. Holds one
 * bundle in memory. Throws LogFault.
 */
export async function* readHistory(read: ReadLogFile, size: number, from = 0): AsyncGenerator<string> {
  for (let index = Math.floor(from / TILE_WIDTH); index * TILE_WIDTH < size; index += 1) {
    const start = index * TILE_WIDTH;
    const notes = await readBundle(read, index, Math.min(size - start, TILE_WIDTH));
    yield* notes.slice(Math.max(0, from - start));
  }
}
