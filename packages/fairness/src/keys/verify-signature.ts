import { bytesOfHex, utf8 } from "../text/bytes.ts";
import { lastResults } from "./last-results.ts";
import { isPublicKey, isSignature } from "./public-key.ts";

const NAME = "Ed25519";

/** Sizes of the caches. One opening verifies the same signatures several times, and few keys sign a long history. */
const [MOST_KEYS, MOST_SIGNATURES] = [32, 64];
const lastKeys = lastResults<CryptoKey>(MOST_KEYS);
const lastSignatures = lastResults<boolean>(MOST_SIGNATURES);

function importKey(publicKey: string): Promise<CryptoKey> {
  return lastKeys(publicKey, () =>
    globalThis.crypto.subtle.importKey("raw", bytesOfHex(publicKey, 32), NAME, false, ["verify"]),
  );
}

async function verify(text: string, signature: string, publicKey: string): Promise<boolean> {
  const key = await importKey(publicKey);
  return globalThis.crypto.subtle.verify(NAME, key, bytesOfHex(signature, 64), utf8(text));
}

/**
 * True if `signature` (RFC 8032, 128 hex digits) is a signature of the text by the key (64 hex digits). False for
 * anything malformed, and for a key or an R of small order. Throws only where the platform has no Ed25519, such as a
 * page without TLS.
 */
export async function verifySignature(text: string, signature: string, publicKey: string): Promise<boolean> {
  if (!isSignature(signature) || !isPublicKey(publicKey) || !text.isWellFormed()) return false;
  try {
    return await lastSignatures(`${publicKey} ${signature} ${text}`, () => verify(text, signature, publicKey));
  } catch (error) {
    // Platforms throw different errors for 32 bytes that are not a point of the curve.
    if (!(error instanceof DOMException) || error.name === "NotSupportedError") throw error;
    return false;
  }
}
