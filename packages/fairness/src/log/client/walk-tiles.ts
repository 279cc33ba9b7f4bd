import { equalBytes } from "../encoding/byte-strings.ts";
import { LogFault } from "../fault.ts";
import { readEdgeTiles } from "../tiles/edge.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { readTile } from "../tiles/read.ts";
import type { Tile } from "../tiles/tile.ts";
import { edgeOf, TILE_WIDTH } from "../tiles/tile.ts";
import { tilePath } from "../tiles/tile-path.ts";
import type { Hash } from "../tree/hash.ts";
import { treeRoot } from "../tree/root.ts";
import { isIndex } from "../tree/inclusion.ts";
import type { TreeHead } from "../tree/tree-head.ts";

export type VerifiedTile = { readonly tile: Tile; readonly hashes: readonly Hash[] };

/** The index of the first leaf after those that the tile covers. */
const endOf = ({ level, index, width }: Tile) => (index * TILE_WIDTH + width) * TILE_WIDTH ** level;

/** Yields the tiles of level 0 below a verified tile, in order. Each is verified by its hash in the tile above. */
async function* tilesBelow(
  { tile, hashes }: VerifiedTile,
  from: number,
  read: ReadLogFile,
): AsyncGenerator<VerifiedTile> {
  if (tile.level === 0) {
    yield { tile, hashes };
    return;
  }
  for (const [place, hash] of hashes.entries()) {
    const below = { level: tile.level - 1, index: tile.index * TILE_WIDTH + place, width: TILE_WIDTH };
    if (endOf(below) <= from) continue;
    const found = await readTile(read, below);
    if (!equalBytes(treeRoot(found), hash)) throw new LogFault("mismatch", `${tilePath(below)} is not the tree's`);
    yield* tilesBelow({ tile: below, hashes: found }, from, read);
  }
}

/**
 * Yields all tiles of level 0 with leaves from index `from` on, in order. Verifies every tile before use, from the root
 * down, and holds at most two tiles of each level. Throws LogFault.
 */
export async function* walkTiles(tree: TreeHead, from: number, read: ReadLogFile): AsyncGenerator<VerifiedTile> {
  if (!isIndex(from, tree.size + 1)) throw new RangeError("The tree has no leaves from this index on");
  const levels = await readEdgeTiles(tree, read);
  // Edge tiles of higher levels cover earlier leaves, so we start with the highest level.
  for (const tile of edgeOf(tree.size).toReversed()) {
    if (tile.width === 0 || endOf(tile) <= from) continue;
    yield* tilesBelow({ tile, hashes: levels[tile.level] ?? [] }, from, read);
  }
}

/**
 * Reads and verifies the hash of a leaf, without its entry. Throws RangeError for an index outside of the tree, and
 * LogFault.
 */
export async function leafHashAt(tree: TreeHead, index: number, read: ReadLogFile): Promise<Hash> {
  for await (const { tile, hashes } of walkTiles(tree, index, read)) {
    const hash = hashes[index - tile.index * TILE_WIDTH];
    if (hash !== undefined) return hash;
  }
  throw new RangeError("The tree has no leaf at this index");
}
