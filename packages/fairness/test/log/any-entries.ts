import { createHash } from "node:crypto";
import fc from "fast-check";

/** Returns `count` different entries. */
export function numberedEntries(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, index) =>
    Uint8Array.from(createHash("sha256").update(String(index)).digest()).slice(index % 32),
  );
}

/** A tree size, an equal or smaller size, and the index of a leaf in the smaller tree. */
export const anyGrowth = fc
  .integer({ min: 1, max: 700 })
  .chain((size) =>
    fc
      .integer({ min: 1, max: size })
      .chain((oldSize) =>
        fc.record({ size: fc.constant(size), oldSize: fc.constant(oldSize), index: fc.nat({ max: oldSize - 1 }) }),
      ),
  );

/** The bytes with one bit inverted. */
export function withFlippedBit(bytes: Uint8Array, bit: number): Uint8Array {
  const at = Math.floor(bit / 8) % bytes.length;
  return bytes.map((byte, index) => (index === at ? byte ^ (1 << (bit % 8)) : byte));
}
