import { LogFault, parsed } from "../fault.ts";
import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import { maxBundleBytes, parseBundle } from "./bundle.ts";
import type { Tile } from "./tile.ts";
import { parseTile, TILE_WIDTH } from "./tile.ts";
import type { LogPath } from "./tile-path.ts";
import { tilePath } from "./tile-path.ts";

/**
 * Reads a file of a log: `checkpoint` or a path of {@link tilePath}. Returns undefined if the file does not exist. May
 * stop reading after `maxBytes`, the largest valid size of the file.
 */
export type ReadLogFile = (path: string, maxBytes: number) => Promise<Uint8Array | undefined>;

type Format<T> = { readonly maxBytes: number; readonly parse: (bytes: Uint8Array, width: number) => T[] };

/**
 * Reads a partial file. If it is missing, reads the full file, because a log may delete partial files once the full
 * file exists.
 */
async function readParts<T>(read: ReadLogFile, wanted: LogPath, { maxBytes, parse }: Format<T>): Promise<T[]> {
  for (const width of new Set([wanted.width, TILE_WIDTH])) {
    const path = tilePath({ ...wanted, width });
    const bytes = await read(path, maxBytes);
    if (bytes !== undefined) return parsed(path, () => parse(bytes, width)).slice(0, wanted.width);
  }
  throw new LogFault("unavailable", `The log has no ${tilePath(wanted)}`);
}

/** Reads the hashes of a tile without verifying them. Throws LogFault. */
export function readTile(read: ReadLogFile, tile: Tile): Promise<Hash[]> {
  return readParts(read, tile, { maxBytes: TILE_WIDTH * HASH_BYTES, parse: parseTile });
}

/** Reads the entries whose hashes are in this tile of level 0, without verifying them. Throws LogFault. */
export function readBundle(read: ReadLogFile, { index, width }: Tile): Promise<Uint8Array[]> {
  const bundle = { level: "entries", index, width } as const;
  return readParts(read, bundle, { maxBytes: maxBundleBytes(TILE_WIDTH), parse: parseBundle });
}
