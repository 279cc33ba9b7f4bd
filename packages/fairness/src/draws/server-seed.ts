import { hexOfBytes, hmacOfText, sha256OfHex } from "../text/bytes.ts";

/**
 * The server seed of a person's nonce, as 64 hex digits. `userRoot` is the person's 32 secret bytes in hex. Throws
 * RangeError for a malformed root.
 */
export function serverSeed(userRoot: string, userId: string, nonce: number): string {
  return hexOfBytes(hmacOfText(userRoot, `lootbox/seed/v2\n${userId}\n${nonce}`));
}

/** SHA-256 of the seed's 32 bytes. The shop publishes it before the opening. Throws RangeError for a malformed seed. */
export function commitmentOf(seed: string): string {
  return sha256OfHex(seed, 32);
}
