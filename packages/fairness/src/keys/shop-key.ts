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
  /** The time from which the shop may sign with it. */
  readonly from: string;
  /** Of the text of {@link shopKeyText}: by an earlier key, by the offline key, or by the key itself. */
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

/** Reads a key as the shop or its log publishes it. Throws SyntaxError, naming the place. */
export const readShopKey = fieldsOf<ShopKey>(shopKeyParts(fieldsOf));

/** The key's id: the start of the hash of its 32 bytes, so no key can take another one's name. */
export function keyIdOf(publicKey: string): string {
  return sha256OfHex(publicKey, 32).slice(0, 16);
}

/** Whether the key may count and its endorsement is genuine. Who endorsed it is another question. */
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
 * The public keys whose signatures count: the pinned ones, and every sound key that one of them endorsed, at once or
 * through keys in between. The offline endorsing key may be among the pinned ones.
 */
export async function trustedKeys(keys: readonly ShopKey[], pinned: readonly string[]): Promise<readonly string[]> {
  const sound: ShopKey[] = [];
  for (const key of keys.slice(0, MOST_KEYS)) if (await isSound(key)) sound.push(key);
  const trusted = new Set(pinned.filter(isPublicKey));
  // Each round trusts keys that the round before made trustworthy; there are at most as many rounds as keys.
  for (const _ of sound) {
    for (const { publicKey, endorsement } of sound) if (trusted.has(endorsement.publicKey)) trusted.add(publicKey);
  }
  return [...trusted];
}
