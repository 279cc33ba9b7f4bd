import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOfHex, hexOfBytes, joinLines } from "../bytes.ts";
import { isPublicKey } from "./public-key.ts";
import { verifySignature } from "./signature.ts";

/** What an endorsement vouches for: a key of the shop, and the time from which its signatures count. */
export type EndorsedKey = {
  /** Ed25519, 64 hex digits. */
  readonly publicKey: string;
  /** ISO-8601 in UTC with milliseconds. */
  readonly fromUtc: string;
};

function isTime(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** The name of a public key: the first 16 hex digits of its SHA-256. Throws RangeError for a malformed key. */
export function keyIdOf(publicKey: string): string {
  return hexOfBytes(sha256(bytesOfHex(publicKey, 32))).slice(0, 16);
}

/**
 * The exact text, four lines, by whose signature an earlier key of the shop or its endorsing key vouches for this one.
 * Throws RangeError for what is no public key or no such time.
 */
export function endorsementText({ publicKey, fromUtc }: EndorsedKey): string {
  if (!isPublicKey(publicKey)) throw new RangeError("Endorsement: not a public key");
  if (!isTime(fromUtc)) throw new RangeError("Endorsement: the time is not ISO-8601 in UTC with milliseconds");
  return joinLines("lootbox/key/v2", keyIdOf(publicKey), publicKey, fromUtc);
}

/** Whether `endorser`, a public key, has endorsed the key. False for anything malformed. */
export function isEndorsedBy(key: EndorsedKey, signature: string, endorser: string): boolean {
  if (!isPublicKey(key.publicKey) || !isPublicKey(endorser) || !isTime(key.fromUtc)) return false;
  return verifySignature(endorsementText(key), signature, endorser);
}
