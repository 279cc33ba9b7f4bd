import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import { concatBytes } from "../encoding/byte-strings.ts";

/*
 * Tiles of C2SP tlog-tiles. A tile at level L holds the hashes of up to 256 complete subtrees of 256^L leaves each.
 */

export const TILE_WIDTH = 256;

/** The number of subtree levels between one level of tiles and the next. */
export const TILE_HEIGHT = 8;

export type Tile = {
  readonly level: number;
  /** Its place among the tiles of its level. */
  readonly index: number;
  /** How many hashes it has: 256, or fewer at the right edge of the tree. */
  readonly width: number;
};

/** The number of hashes at a level, over all its tiles. */
export function hashesAt(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level);
}

/** The tile as it is in a tree of this size. Throws RangeError if it would be empty. */
export function tileOf(level: number, index: number, size: number): Tile {
  const width = Math.min(hashesAt(level, size) - index * TILE_WIDTH, TILE_WIDTH);
  if (!(width > 0) || index < 0) throw new RangeError("The tree has no such tile");
  return { level, index, width };
}

/** The partial tile of each level from 0 up to the highest. Those of width 0 don't exist. Throws RangeError. */
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

/** Throws SyntaxError unless the bytes are this number of hashes. */
export function parseTile(bytes: Uint8Array, width: number): Hash[] {
  if (bytes.length !== width * HASH_BYTES) throw new SyntaxError(`Not a tile of ${width} hashes`);
  return Array.from({ length: width }, (_, index) => bytes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES));
}
