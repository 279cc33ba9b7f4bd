import { isSignature, type SignedText } from "@trove/fairness";
import { isSignedBy, signatureOf } from "../../ed25519.ts";
import type { SigningKey, SigningKeys } from "../../secrets.ts";

/**
 * Returns the signing key at a time: the newest key whose period has begun, and which the terms log has published,
 * because browsers refuse a key without a place there. The oldest key if there is none.
 */
export function signingKeyAt([newest, ...older]: SigningKeys, at: Date, published: ReadonlySet<string>): SigningKey {
  const signs = ({ keyId, fromUtc }: SigningKey) => published.has(keyId) && Date.parse(fromUtc) <= at.getTime();
  return [newest, ...older].find(signs) ?? older.at(-1) ?? newest;
}

export function signText({ keyId, privateKey }: SigningKey, text: string): SignedText {
  return { text, keyId, signature: signatureOf(text, privateKey) };
}

/**
 * Signs a text again with the same key. The signature is the same as before, because Ed25519 signatures are
 * deterministic. Throws if the shop no longer has the key.
 */
export function signAgain(keys: SigningKeys, keyId: string, text: string): SignedText {
  const key = keys.find((each) => each.keyId === keyId);
  if (key === undefined) throw new Error(`the key ${keyId} has signed a text, and is not in SIGNING_KEY`);
  return signText(key, text);
}

/** True if the shop has signed the text with any of its keys. */
export function isSignedByShop(keys: SigningKeys, { text, keyId, signature }: SignedText): boolean {
  const key = keys.find((each) => each.keyId === keyId);
  return key !== undefined && isSignature(signature) && isSignedBy(key.publicKey, text, signature);
}
