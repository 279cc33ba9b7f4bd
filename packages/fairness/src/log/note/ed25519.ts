import { lastResults } from "../../keys/last-results.ts";
import { hexOfBytes, utf8 } from "../../text/bytes.ts";

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Size of the cache. Many offers come with the same checkpoint. */
const MOST_SIGNATURES = 64;
const lastSignatures = lastResults<boolean>(MOST_SIGNATURES);

async function verify(publicKey: Uint8Array, text: string, signature: Uint8Array): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey("raw", Uint8Array.from(publicKey), "Ed25519", false, ["verify"]);
  return subtle.verify("Ed25519", key, Uint8Array.from(signature), Uint8Array.from(utf8(text)));
}

/**
 * Verifies an Ed25519 signature (RFC 8032) of a text through WebCrypto. False for a key or signature of wrong length.
 */
export async function verifyEd25519(publicKey: Uint8Array, text: string, signature: Uint8Array): Promise<boolean> {
  if (publicKey.length !== KEY_BYTES || signature.length !== SIGNATURE_BYTES) return false;
  const name = `${hexOfBytes(publicKey)} ${hexOfBytes(signature)} ${text}`;
  return lastSignatures(name, () => verify(publicKey, text, signature));
}
