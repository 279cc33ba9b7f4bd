import { bytesOfHex, utf8 } from "../text/bytes.ts";
import { isPublicKey, isSignature } from "./public-key.ts";

const NAME = "Ed25519";

/**
 * Whether the signature (RFC 8032, 128 hex digits) is one of the text by the key (64 hex digits). False for whatever is
 * malformed, and for a key or an R of small order. Throws only where the platform has no Ed25519, such as a page without TLS.
 */
export async function verifySignature(text: string, signature: string, publicKey: string): Promise<boolean> {
  if (!isSignature(signature) || !isPublicKey(publicKey) || !text.isWellFormed()) return false;
  const { subtle } = globalThis.crypto;
  try {
    const key = await subtle.importKey("raw", bytesOfHex(publicKey, 32), NAME, false, ["verify"]);
    return await subtle.verify(NAME, key, bytesOfHex(signature, 64), utf8(text));
  } catch (error) {
    // Platforms refuse 32 bytes that are no point of the curve in ways of their own.
    if (!(error instanceof DOMException) || error.name === "NotSupportedError") throw error;
    return false;
  }
}
