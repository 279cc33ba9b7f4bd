import { LogFault, parsed } from "../fault.ts";
import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import { maxBundleBytes, parseBundle } from "./bundle.ts";
import type { Tile } from "./tile.ts";
import { parseTile, TILE_WIDTH } from "./tile.ts";
import type { LogPath } from "./tile-path.ts";
import { tilePath } from "./tile-path.ts";

/**
 * Reads a file of a log: `checkpoint` or a path of {@link tilePath}. Undefined if there is no such file. Readers may
 * stop after `maxBytes`, the largest valid size of such a file.
 */
export type ReadLogFile = (path: string, maxBytes: number) => Promise<Uint8Array | undefined>;

type Format<T> = { readonly maxBytes: number; readonly parse: (bytes: Uint8Array, width: number) => T[] };

/** A log may delete a partial file once the full one is there, so the full one is the second choice. */
async function readParts<T>(read: ReadLogFile, wanted: LogPath, { maxBytes, parse }: Format<T>): Promise<T[]> {
  for (const width of new Set([wanted.width, TILE_WIDTH])) {
    const path = tilePath({ ...wanted, width });
    const bytes = await read(path, maxBytes);
    if (bytes !== undefined) return parsed(path, () => parse(bytes, width)).slice(0, wanted.width);
  }
  throw new LogFault("unavailable", `The log has no ${tilePath(wanted)}`);
}

/** The hashes of a tile. They are not verified. Throws LogFault. */
export function readTile(read: ReadLogFile, tile: Tile): Promise<Hash[]> {
  return readParts(read, tile, { maxBytes: TILE_WIDTH * HASH_BYTES, parse: parseTile });
}

/** The entries whose hashes are in this tile of level 0. They are not verified. Throws LogFault. */
export function readBundle(read: ReadLogFile, { index, width }: Tile): Promise<Uint8Array[]> {
  const bundle = { level: "entries", index, width } as const;
  return readParts(read, bundle, { maxBytes: maxBundleBytes(TILE_WIDTH), parse: parseBundle });
}
