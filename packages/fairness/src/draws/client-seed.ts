import { isHex, sha256Hex } from "../text/bytes.ts";

const MOST_CODE_POINTS = 64;

/**
 * True if a person may use this text as client seed: 1 to 64 code points without NUL or unpaired surrogates. The text
 * is used exactly as typed, without trimming or normalisation.
 */
export function isClientSeed(text: string): boolean {
  // A code point has at most two UTF-16 units, so longer texts are refused without counting code points.
  if (text === "" || text.length > 2 * MOST_CODE_POINTS || !text.isWellFormed() || text.includes("\0")) return false;
  return Array.from(text).length <= MOST_CODE_POINTS;
}

/** Whether the text has the form of client entropy: 32 lowercase hex digits. */
export function isClientEntropy(text: string): boolean {
  return isHex(text, 16);
}

/** SHA-256 of the entropy's characters. The browser commits to this hash before it gets the offer. */
export function entropyHash(clientEntropy: string): string {
  return sha256Hex(clientEntropy);
}

/** SHA-256 of the client seed. The offer contains this hash. */
export function clientSeedHash(clientSeed: string): string {
  return sha256Hex(clientSeed);
}

/** The browser's input to the draw. The seed is last, because it may contain line feeds. */
export function clientHash(clientEntropy: string, clientSeed: string): string {
  return sha256Hex(`lootbox/client/v2\n${clientEntropy}\n${clientSeed}`);
}
