import { fieldsOf, readText } from "../json/readers.ts";
import type { ObjectReader } from "../json/readers.ts";
import { sha256OfHex } from "../text/bytes.ts";
import { hash, hex, time } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";
import { isPublicKey } from "./public-key.ts";
import { verifySignature } from "./verify-signature.ts";

/** A key with which the shop signs, as its terms log publishes it. */
export type ShopKey = {
  readonly keyId: string;
  readonly publicKey: string;
  /** From this time on, the shop may sign with the key. */
  readonly from: string;
  /** The signature of the text of {@link shopKeyText}, by an earlier key, by the offline key, or by the key itself. */
  readonly endorsement: { readonly publicKey: string; readonly signature: string };
};

const MOST_KEYS = 100;

const format = textFormat<Omit<ShopKey, "endorsement">>("lootbox/key/v2", {
  keyId: hex(8),
  publicKey: hash,
  from: time,
});

/** The text that an endorsement signs. Throws SyntaxError for invalid values. */
export function shopKeyText({ keyId, publicKey, from }: Omit<ShopKey, "endorsement">): string {
  return format.write({ keyId, publicKey, from });
}

export function shopKeyParts(objectOf: ObjectReader) {
  return {
    keyId: readText,
    publicKey: readText,
    from: readText,
    endorsement: objectOf<ShopKey["endorsement"]>({ publicKey: readText, signature: readText }),
  };
}

/** Reads a key as the shop or its log publishes it. Throws SyntaxError that names the faulty field. */
export const readShopKey = fieldsOf<ShopKey>(shopKeyParts(fieldsOf));

/** The key's id: the start of the SHA-256 of its 32 bytes. So a key can't choose another key's id. */
export function keyIdOf(publicKey: string): string {
  return sha256OfHex(publicKey, 32).slice(0, 16);
}

/** True if the key is acceptable and its endorsement's signature is valid. Does not check who endorsed it. */
export async function isSound(key: ShopKey): Promise<boolean> {
  if (!isPublicKey(key.publicKey) || keyIdOf(key.publicKey) !== key.keyId) return false;
  try {
    return await verifySignature(shopKeyText(key), key.endorsement.signature, key.endorsement.publicKey);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/**
 * The public keys whose signatures count: the pinned keys, and every sound key that a trusted key has endorsed, also
 * through several steps. The offline endorsing key may be a pinned key.
 */
export async function trustedKeys(keys: readonly ShopKey[], pinned: readonly string[]): Promise<readonly string[]> {
  const sound: ShopKey[] = [];
  for (const key of keys.slice(0, MOST_KEYS)) if (await isSound(key)) sound.push(key);
  const trusted = new Set(pinned.filter(isPublicKey));
  // Each round adds keys that were endorsed by keys of the round before. As many rounds as keys are enough.
  for (const _ of sound) {
    for (const { publicKey, endorsement } of sound) if (trusted.has(endorsement.publicKey)) trusted.add(publicKey);
  }
  return [...trusted];
}
