import type { Hash } from "../tree/hash.ts";
import { leafHash } from "../tree/hash.ts";
import { treeRoot } from "../tree/root.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { bundleBytes } from "./bundle.ts";
import type { LogEdge } from "./edge.ts";
import { rootOfEdge } from "./edge.ts";
import type { Tile } from "./tile.ts";
import { edgeOf, hashesAt, TILE_WIDTH, tileBytes } from "./tile.ts";
import { tilePath } from "./tile-path.ts";

/** A file of a log. The bytes at a path never change. */
export type LogFile = { readonly path: string; readonly bytes: Uint8Array };

export type GrownLog = {
  readonly edge: LogEdge;
  readonly tree: TreeHead;
  /**
   * The files must be stored before a checkpoint of the tree is signed, and together with size and root. Otherwise
   * other entries could get the same indexes later, and a path would get other bytes. Full files come before partial
   * ones.
   */
  readonly files: readonly LogFile[];
};

/**
 * Adds entries to a log. The same edge and entries give the same files, so storing them again after a crash is safe.
 * Throws RangeError for an entry over 65,535 bytes and for a log over 2^53 - 1 entries.
 */
export function growLog(edge: LogEdge, added: readonly Uint8Array[]): GrownLog {
  const grown = edge.size + added.length;
  if (!Number.isSafeInteger(grown)) throw new RangeError("A log has at most 2^53 - 1 entries");
  const levels = edge.levels.map((hashes) => [...hashes]);
  const files: LogFile[] = [];
  let [size, entries] = [edge.size, [...edge.entries]];

  const write = (tile: Tile): void => {
    files.push({ path: tilePath(tile), bytes: tileBytes(levels[tile.level] ?? []) });
    if (tile.level === 0) files.push({ path: tilePath({ ...tile, level: "entries" }), bytes: bundleBytes(entries) });
  };

  /** When a tile is full, its hash is added to the level above. */
  const place = (level: number, hash: Hash): void => {
    const hashes = (levels[level] ??= []);
    hashes.push(hash);
    if (hashes.length < TILE_WIDTH) return;
    write({ level, index: hashesAt(level, size) / TILE_WIDTH - 1, width: TILE_WIDTH });
    if (level === 0) entries = [];
    levels[level] = [];
    place(level + 1, treeRoot(hashes));
  };

  for (const entry of added) {
    size += 1;
    entries.push(entry);
    place(0, leafHash(entry));
  }
  for (const tile of edgeOf(size)) {
    const hasGrown = hashesAt(tile.level, size) > hashesAt(tile.level, edge.size);
    if (hasGrown && tile.width > 0) write(tile);
  }
  return { edge: { size, levels, entries }, tree: { size, root: rootOfEdge(levels) }, files };
}
