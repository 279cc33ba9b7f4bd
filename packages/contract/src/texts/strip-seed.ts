/**
 * The seed of an opening's strip: FNV-1a, a 32-bit hash of the opening's id. It shows the strip of the day again, and
 * doesn't tell the id, which has the exact time.
 */
export function stripSeedOf(openingId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < openingId.length; index += 1) {
    hash = Math.imul(hash ^ openingId.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
