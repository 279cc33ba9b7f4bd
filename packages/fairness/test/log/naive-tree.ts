import { createHash } from "node:crypto";

/* RFC 6962, section 2.1, implemented literally, to compare results. Shares no code with the code under test. */

const hashOf = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest());

function splitAt(size: number): number {
  let k = 1;
  while (k < size) k *= 2;
  return k / 2;
}

/** MTH(D[n]) of RFC 6962. */
export function naiveRoot(entries: readonly Uint8Array[]): Uint8Array {
  const [first] = entries;
  if (first === undefined) return hashOf();
  if (entries.length === 1) return hashOf(Uint8Array.of(0), first);
  const k = splitAt(entries.length);
  return hashOf(Uint8Array.of(1), naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)));
}

/** PATH(m, D[n]) of RFC 6962. */
export function naivePath(index: number, entries: readonly Uint8Array[]): Uint8Array[] {
  if (entries.length === 1) return [];
  const k = splitAt(entries.length);
  return index < k
    ? [...naivePath(index, entries.slice(0, k)), naiveRoot(entries.slice(k))]
    : [...naivePath(index - k, entries.slice(k)), naiveRoot(entries.slice(0, k))];
}

/** PROOF(m, D[n]) of RFC 6962, for m > 0. */
export function naiveConsistency(oldSize: number, entries: readonly Uint8Array[], isOldTree = true): Uint8Array[] {
  if (oldSize === entries.length) return isOldTree ? [] : [naiveRoot(entries)];
  const k = splitAt(entries.length);
  return oldSize <= k
    ? [...naiveConsistency(oldSize, entries.slice(0, k), isOldTree), naiveRoot(entries.slice(k))]
    : [...naiveConsistency(oldSize - k, entries.slice(k), false), naiveRoot(entries.slice(0, k))];
}
