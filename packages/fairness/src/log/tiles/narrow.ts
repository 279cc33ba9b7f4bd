import { bundleBytes, parseBundle } from "./bundle.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import type { LogPath } from "./tile-path.ts";

/**
 * Makes a file of smaller width from a wider one. Tiles and bundles only grow at their end, so only the widest needs to
 * be stored. Throws RangeError for a width that the file does not have, and SyntaxError for bytes that are not a
 * bundle.
 */
export function narrowFile(
  bytes: Uint8Array,
  { level, width: had }: Omit<LogPath, "index">,
  width: number,
): Uint8Array {
  if (!Number.isSafeInteger(width) || width < 1 || width > had) throw new RangeError("The file is not so wide");
  if (width === had) return bytes;
  if (level === "entries") return bundleBytes(parseBundle(bytes, had).slice(0, width));
  return bytes.slice(0, width * HASH_BYTES);
}
