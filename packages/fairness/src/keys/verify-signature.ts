import { bytesOfHex, utf8 } from "../text/bytes.ts";
import { isPublicKey, isSignature } from "./public-key.ts";

const NAME = "Ed25519";

/**
 * Whether the signature (RFC 8032, 128 hex digits) is one of the text by the key (64 hex digits). False for whatever is
 * malformed, and for a key or an R of small order. Throws only where the platform has no Ed25519, such as a page without TLS.
 */
export async function verifySignature(text: string, signature: string, publicKey: string): Promise<boolean> {
  if (!isSignature(signature) || !isPublicKey(publicKey) || !text.isWellFormed()) return false;
  const key = await importKey(publicKey);
  if (key === undefined) return false;
  return globalThis.crypto.subtle.verify(NAME, key, bytesOfHex(signature, 64), utf8(text));
}

/** Undefined for 32 bytes that are no point of the curve, which some platforms refuse. */
async function importKey(publicKey: string) {
  try {
    return await globalThis.crypto.subtle.importKey("raw", bytesOfHex(publicKey, 32), NAME, false, ["verify"]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "DataError") return undefined;
    throw error;
  }
}
