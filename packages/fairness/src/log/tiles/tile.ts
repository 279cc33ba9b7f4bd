import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import { concatBytes } from "../encoding/byte-strings.ts";

/*
 * Tiles of C2SP tlog-tiles. A tile at level L holds the hashes of up to 256 complete subtrees of 256^L leaves each.
 */

export const TILE_WIDTH = 256;

/** The number of tree levels from one level of tiles to the next. */
export const TILE_HEIGHT = 8;

export type Tile = {
  readonly level: number;
  /** The tile's index among the tiles of its level. */
  readonly index: number;
  /** The number of the tile's hashes: 256, or fewer at the right edge of the tree. */
  readonly width: number;
};

/** The number of hashes at a level, summed over all its tiles. */
export function hashesAt(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level);
}

/** The tile with this index in a tree of this size. Throws RangeError if the tile would be empty. */
export function tileOf(level: number, index: number, size: number): Tile {
  const width = Math.min(hashesAt(level, size) - index * TILE_WIDTH, TILE_WIDTH);
  if (!(width > 0) || index < 0) throw new RangeError("The tree has no such tile");
  return { level, index, width };
}

/**
 * The partial tile of each level, from 0 to the highest. A tile of width 0 does not exist. Throws RangeError for an
 * invalid size.
 */
export function edgeOf(size: number): Tile[] {
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError("No tree has this size");
  const tiles: Tile[] = [];
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const count = hashesAt(level, size);
    tiles.push({ level, index: Math.floor(count / TILE_WIDTH), width: count % TILE_WIDTH });
  }
  return tiles;
}

export function tileBytes(hashes: readonly Hash[]): Uint8Array {
  return concatBytes(...hashes);
}

/** Throws SyntaxError unless the bytes are exactly `width` hashes. */
export function parseTile(bytes: Uint8Array, width: number): Hash[] {
  if (bytes.length !== width * HASH_BYTES) throw new SyntaxError(`Not a tile of ${width} hashes`);
  return Array.from({ length: width }, (_, index) => bytes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES));
}
