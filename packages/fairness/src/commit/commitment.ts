import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOfHex, hexOfBytes, joinLines, utf8 } from "../bytes.ts";

/** The promise to a person before an opening request: the hash of the seed that its draws will use. */
export type Commitment = {
  readonly userId: string;
  readonly nonce: number;
  /** 64 lowercase hex digits. */
  readonly serverSeedHash: string;
};

/**
 * The secret seed of one opening request, as 64 hex digits. It is derived, so only the person's root is stored.
 * `userRoot` is 32 bytes in hex, `nonce` counts the person's requests from 0. Throws RangeError for a malformed root.
 */
export function serverSeed(userRoot: string, userId: string, nonce: number): string {
  const message = joinLines("lootbox/seed/v1", userId, nonce);
  return hexOfBytes(hmac(sha256, bytesOfHex(userRoot, 32), utf8(message)));
}

/** SHA-256 of the seed's 32 bytes (not of its hex), as 64 hex digits. Throws RangeError for a malformed seed. */
export function commitmentOf(seed: string): string {
  return hexOfBytes(sha256(bytesOfHex(seed, 32)));
}

/** The text that the shop signs when it issues a commitment. */
export function commitmentText({ userId, nonce, serverSeedHash }: Commitment): string {
  return joinLines("lootbox/commitment/v1", userId, nonce, serverSeedHash);
}
