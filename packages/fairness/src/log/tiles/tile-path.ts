import type { Tile } from "./tile.ts";
import { TILE_WIDTH } from "./tile.ts";

/*
 * The paths of C2SP tlog-tiles, relative to a log's URL. An index is written in groups of three digits, and all groups
 * but the last have an x in front. So no file has the name of a folder: 1234067 is x001/x234/067.
 */

/** A bundle of entries has the same index and width as the tile of level 0 with its hashes. */
export type LogPath = Omit<Tile, "level"> & { readonly level: number | "entries" };

export const CHECKPOINT_PATH = "checkpoint";

const MAX_LEVEL = 63;
const PATTERN = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/u;

export function tilePath({ level, index, width }: LogPath): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, "0").replaceAll(/\d{3}(?=\d)/gu, "x$&/");
  return `tile/${level}/${groups}${width === TILE_WIDTH ? "" : `.p/${width}`}`;
}

/** Parses a path. Returns undefined unless it is exactly as {@link tilePath} writes it. */
export function parseTilePath(path: string): LogPath | undefined {
  const [, level = "", groups = "", width] = PATTERN.exec(path) ?? [];
  const parsed: LogPath = {
    level: level === "entries" ? level : Number(level),
    index: Number(groups.replaceAll(/[x/]/gu, "")),
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  const isInBounds =
    (parsed.level === "entries" || parsed.level <= MAX_LEVEL) &&
    Number.isSafeInteger(parsed.index) &&
    parsed.width > 0 &&
    parsed.width <= TILE_WIDTH;
  return isInBounds && tilePath(parsed) === path ? parsed : undefined;
}
