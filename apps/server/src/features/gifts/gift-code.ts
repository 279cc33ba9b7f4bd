import { createHash, randomBytes } from "node:crypto";
import { GIFT_LENGTH, GIFT_LETTERS } from "@trove/contract";

/** Makes a code of 100 random bits: each letter has five of them. */
export const newGiftCode = (): string =>
  Array.from(randomBytes(GIFT_LENGTH), (byte) => GIFT_LETTERS[byte % GIFT_LETTERS.length]).join("");

/**
 * Hashes a folded code. SHA-256 suffices, because nobody can try 2^100 codes. A keyed hash would end with its root key,
 * and codes outlast root keys.
 */
export const giftHash = (code: string): Buffer => createHash("sha256").update(`gift code:${code}`).digest();
