import { concatBytes } from "../encoding/byte-strings.ts";

/*
 * Entry bundles of C2SP tlog-tiles: each entry follows its length as a big-endian 16-bit number.
 */

export const MAX_ENTRY_BYTES = 65_535;

const LENGTH_BYTES = 2;

/** The largest size of a bundle with this many entries. */
export function maxBundleBytes(width: number): number {
  return width * (LENGTH_BYTES + MAX_ENTRY_BYTES);
}

/** Throws RangeError for an entry longer than {@link MAX_ENTRY_BYTES}. */
export function bundleBytes(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY_BYTES) throw new RangeError(`A log's entry has at most ${MAX_ENTRY_BYTES} bytes`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry];
    }),
  );
}

/** Throws SyntaxError unless the bytes are exactly `width` complete entries. */
export function parseBundle(bytes: Uint8Array, width: number): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Uint8Array[] = [];
  let offset = 0;
  while (offset + LENGTH_BYTES <= bytes.length && entries.length < width) {
    const start = offset + LENGTH_BYTES;
    offset = start + view.getUint16(offset);
    entries.push(bytes.slice(start, offset));
  }
  if (offset !== bytes.length || entries.length !== width) throw new SyntaxError(`Not a bundle of ${width} entries`);
  return entries;
}
