import { createHmac } from "node:crypto";
import type { SignedText } from "@trove/fairness";
import { LRUCache } from "lru-cache";
import { seal, type SealKey, type SealKeys, unseal } from "../../../sealed-box.ts";

/**
 * The opaque part of an offer: server seed, id of the key that signed the offer, number of the wallet's last entry,
 * epoch of the person's offers, and browser keys. With it the opening needs no query for them. All but the numbers are
 * hex.
 */
export type OfferSecrets = {
  serverSeed: string;
  keyId: string;
  sequence: number;
  epoch: number;
  browserKeys: readonly string[];
};

const SEED_BYTES = 32;
const KEY_ID_BYTES = 8;
const SEQUENCE_BYTES = 8;
const EPOCH_BYTES = 4;
const PUBLIC_KEY_BYTES = 32;
const SEQUENCE_AT = SEED_BYTES + KEY_ID_BYTES;
const EPOCH_AT = SEQUENCE_AT + SEQUENCE_BYTES;
const HEAD_BYTES = EPOCH_AT + EPOCH_BYTES;

/**
 * A sealed value is bound to the offer's text, key id and signature. If it opens, the signature is unchanged and need
 * not be verified. Earlier releases sealed with other words; what they sealed does not open, and is looked up.
 */
const contextOf = ({ text, keyId, signature }: SignedText) => `signed offer with epoch ${keyId} ${signature} ${text}`;

/** Cache size in users. The derived keys are cached, because an opening unseals one offer and seals the next. */
const PEOPLE = 20_000;

const derived = new WeakMap<SealKey, LRUCache<string, SealKey>>();

/** Derives a separate key for each person. One key for all people could seal two offers with the same nonce. */
function keyOf(rootKey: SealKey, userId: string): SealKey {
  const { keyId, bytes } = rootKey;
  const known =
    derived.get(rootKey) ??
    new LRUCache<string, SealKey>({
      max: PEOPLE,
      memoMethod: (id) => ({ keyId, bytes: createHmac("sha256", bytes).update(`offers of ${id}`).digest() }),
    });
  derived.set(rootKey, known);
  return known.memo(userId);
}

function keysOf([newest, ...others]: SealKeys, userId: string): SealKeys {
  return [keyOf(newest, userId), ...others.map((rootKey) => keyOf(rootKey, userId))];
}

/** Seals the secrets so that they belong to this offer and its signature. Returns base64url. */
export function sealOffer(
  rootKeys: SealKeys,
  userId: string,
  signed: SignedText,
  secrets: Omit<OfferSecrets, "keyId">,
): string {
  const numbers = Buffer.alloc(SEQUENCE_BYTES + EPOCH_BYTES);
  numbers.writeBigUInt64BE(BigInt(secrets.sequence));
  numbers.writeUInt32BE(secrets.epoch, SEQUENCE_BYTES);
  const plain = Buffer.concat([
    Buffer.from(secrets.serverSeed, "hex"),
    Buffer.from(signed.keyId, "hex"),
    numbers,
    Buffer.from(secrets.browserKeys.join(""), "hex"),
  ]);
  return seal(keysOf(rootKeys, userId), contextOf(signed), plain).toString("base64url");
}

function keysIn(bytes: Buffer): string[] {
  const keys = [];
  for (let offset = 0; offset < bytes.length; offset += PUBLIC_KEY_BYTES) {
    keys.push(bytes.subarray(offset, offset + PUBLIC_KEY_BYTES).toString("hex"));
  }
  return keys;
}

function secretsIn(plain: Buffer): OfferSecrets {
  return {
    serverSeed: plain.subarray(0, SEED_BYTES).toString("hex"),
    keyId: plain.subarray(SEED_BYTES, SEQUENCE_AT).toString("hex"),
    sequence: Number(plain.readBigUInt64BE(SEQUENCE_AT)),
    epoch: plain.readUInt32BE(EPOCH_AT),
    browserKeys: keysIn(plain.subarray(HEAD_BYTES)),
  };
}

/** Unseals an offer's secrets. Undefined if they or the signature were changed, or if the root key was removed. */
export function unsealOffer(
  rootKeys: SealKeys,
  userId: string,
  signed: SignedText,
  sealed: string,
): OfferSecrets | undefined {
  try {
    return secretsIn(unseal(keysOf(rootKeys, userId), contextOf(signed), Buffer.from(sealed, "base64url")));
  } catch {
    return undefined;
  }
}
