import { createPublicKey, sign, verify } from "node:crypto";
import type { SignedText } from "@trove/fairness";
import type { SigningKey, SigningKeys } from "../../secrets.ts";

/** DER header of an Ed25519 public key, in front of its 32 bytes (RFC 8410). */
const ED25519_SPKI = Buffer.from("302a300506032b6570032100", "hex");

/**
 * The key that signs at a time: the newest that has begun. A new key is published before it begins, so that whoever
 * meets its first signature can find it, whichever process they ask.
 */
export function signingKeyAt([newest, ...older]: SigningKeys, at: Date): SigningKey {
  const hasBegun = ({ fromUtc }: SigningKey) => Date.parse(fromUtc) <= at.getTime();
  return [newest, ...older].find(hasBegun) ?? older.at(-1) ?? newest;
}

/** Signs the UTF-8 bytes of a text. Node's signing is about ten times faster than portable code. */
export function signText({ keyId, privateKey }: SigningKey, text: string): SignedText {
  return { text, keyId, signature: sign(null, Buffer.from(text), privateKey).toString("hex") };
}

/**
 * Signs a text with the key that has signed it before. The signature is the same, because those of Ed25519 are
 * deterministic. Throws if the shop no longer has the key.
 */
export function signAgain(keys: SigningKeys, keyId: string, text: string): SignedText {
  const key = keys.find((each) => each.keyId === keyId);
  if (key === undefined) throw new Error(`the key ${keyId} has signed a text, and is not in SIGNING_KEY`);
  return signText(key, text);
}

/** Whether the signature of the text is one by the public key; both in hex. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const der = Buffer.concat([ED25519_SPKI, Buffer.from(publicKey, "hex")]);
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "hex"));
}

/** Whether the shop has signed the text, with whichever of its keys. */
export function isSignedByShop(keys: SigningKeys, { text, keyId, signature }: SignedText): boolean {
  const key = keys.find((each) => each.keyId === keyId);
  return key !== undefined && isSignedBy(key.publicKey, text, signature);
}
