import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesOfHex, hexOfBytes, isHex, utf8 } from "../bytes.ts";

/*
 * Ed25519 as in RFC 8032 over the UTF-8 bytes of a text. Secret keys (the 32-byte seed), public keys (32 bytes) and
 * signatures (64 bytes) are lowercase hex.
 */

/** Throws RangeError for a malformed secret key. */
export function publicKeyOf(secretKey: string): string {
  return hexOfBytes(ed25519.getPublicKey(bytesOfHex(secretKey, 32)));
}

/** Throws RangeError for a malformed secret key. The same text and key always give the same signature. */
export function sign(text: string, secretKey: string): string {
  return hexOfBytes(ed25519.sign(utf8(text), bytesOfHex(secretKey, 32)));
}

/** Also returns false for a malformed signature or public key. */
export function verifySignature(text: string, signature: string, publicKey: string): boolean {
  if (!isHex(signature, 64) || !isHex(publicKey, 32)) return false;
  // With the looser rules of ZIP 215, the result could differ from that of other implementations, Node's included.
  return ed25519.verify(bytesOfHex(signature, 64), utf8(text), bytesOfHex(publicKey, 32), { zip215: false });
}
