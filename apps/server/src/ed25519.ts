import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { LRUCache } from "lru-cache";

/** DER headers before the 32 bytes of an Ed25519 key (RFC 8410): PKCS #8 for private keys, SPKI for public ones. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI = Buffer.from("302a300506032b6570032100", "hex");

/** The private key of a seed, 32 bytes in hex. */
export function privateKeyOf(seed: string): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, "hex")]), format: "der", type: "pkcs8" });
}

/** The public key of a seed; both are 32 bytes in hex. */
export function publicKeyOf(seed: string): string {
  const der = createPublicKey(privateKeyOf(seed)).export({ format: "der", type: "spki" });
  return der.subarray(SPKI.length).toString("hex");
}

/** The signature of the UTF-8 bytes of a text, in hex. Node's signing is about ten times faster than portable code. */
export function signatureOf(text: string, privateKey: KeyObject): string {
  return sign(null, Buffer.from(text), privateKey).toString("hex");
}

/**
 * Caches public keys in the form that `verify` needs, by their hex: making one takes a quarter of a verification's
 * time.
 */
const publicKeys = new LRUCache<string, KeyObject>({
  max: 5_000,
  memoMethod: (hex) =>
    createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(hex, "hex")]), format: "der", type: "spki" }),
});

/** Whether the signature of the text was made with the private half of `publicKey`. Key and signature are in hex. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), publicKeys.memo(publicKey), Buffer.from(signature, "hex"));
}
