import { equalBytes } from "../encoding/byte-strings.ts";
import { LogFault } from "../fault.ts";
import { readBundle } from "../tiles/read.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { tileBytes, TILE_WIDTH } from "../tiles/tile.ts";
import { leafHash } from "../tree/hash.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { walkTiles } from "./walk-tiles.ts";

export type LogEntry = { readonly index: number; readonly entry: Uint8Array };

/**
 * Yields a tree's entries from index `from` on, in order. Each is verified against the root before it is yielded.
 * Memory does not grow with the log. Throws LogFault.
 */
export async function* readEntries(tree: TreeHead, from: number, read: ReadLogFile): AsyncGenerator<LogEntry> {
  for await (const { tile, hashes } of walkTiles(tree, from, read)) {
    const entries = await readBundle(read, tile);
    if (!equalBytes(tileBytes(entries.map(leafHash)), tileBytes(hashes))) {
      throw new LogFault(
        "mismatch",
        `The entries from ${tile.index * TILE_WIDTH} on don't have the hashes of their tile`,
      );
    }
    for (const [place, entry] of entries.entries()) {
      const index = tile.index * TILE_WIDTH + place;
      if (index >= from) yield { index, entry };
    }
  }
}

/** Reads and verifies one entry of a tree. Throws RangeError for an index outside of the tree, and LogFault. */
export async function readEntry(tree: TreeHead, index: number, read: ReadLogFile): Promise<Uint8Array> {
  for await (const { entry } of readEntries(tree, index, read)) return entry;
  throw new RangeError("The tree has no leaf at this index");
}
