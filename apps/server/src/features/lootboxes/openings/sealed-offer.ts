import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { seal, type SealKey, type SealKeys, unseal } from "../../../sealed-box.ts";

/**
 * What an offer carries for the shop itself, so that the opening needs no read: the server seed, the key that signed
 * the offer, the number of the wallet's last entry, and the browser keys. All but the number are hex.
 */
export type OfferSecrets = { serverSeed: string; keyId: string; sequence: number; browserKeys: readonly string[] };

const SEED_BYTES = 32;
const KEY_ID_BYTES = 8;
const SEQUENCE_BYTES = 8;
const PUBLIC_KEY_BYTES = 32;
const HEAD_BYTES = SEED_BYTES + KEY_ID_BYTES + SEQUENCE_BYTES;

const context = (text: string) => `offer ${text}`;

/** So many people's keys are kept in memory: an opening opens one offer and seals the next. */
const PEOPLE = 20_000;

const derived = new WeakMap<SealKey, LRUCache<string, SealKey>>();

/** Each person's offers have keys of their own, so that one key never seals so many that two have the same nonce. */
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

/** Seals the secrets so that they belong to the exact text of this offer. Returns base64url. */
export function sealOffer(rootKeys: SealKeys, userId: string, text: string, secrets: OfferSecrets): string {
  const sequence = Buffer.alloc(SEQUENCE_BYTES);
  sequence.writeBigUInt64BE(BigInt(secrets.sequence));
  const plain = Buffer.concat([
    Buffer.from(secrets.serverSeed, "hex"),
    Buffer.from(secrets.keyId, "hex"),
    sequence,
    Buffer.from(secrets.browserKeys.join(""), "hex"),
  ]);
  return seal(keysOf(rootKeys, userId), context(text), plain).toString("base64url");
}

function unsealed(rootKeys: SealKeys, userId: string, text: string, sealed: string): Buffer | undefined {
  try {
    return unseal(keysOf(rootKeys, userId), context(text), Buffer.from(sealed, "base64url"));
  } catch {
    return undefined;
  }
}

function keysIn(bytes: Buffer): string[] {
  const keys = [];
  for (let offset = 0; offset < bytes.length; offset += PUBLIC_KEY_BYTES) {
    keys.push(bytes.subarray(offset, offset + PUBLIC_KEY_BYTES).toString("hex"));
  }
  return keys;
}

/**
 * Whether a sealed value names a root key that the shop does not have any more, or never had. Only then may what it
 * told be looked up: a value that was cut off or changed gets no answer that costs more than a look at it.
 */
export function isOfLostKey(rootKeys: SealKeys, sealed: string): boolean {
  const named = Buffer.from(sealed, "base64url").subarray(0, KEY_ID_BYTES);
  return named.length === KEY_ID_BYTES && !rootKeys.some(({ keyId }) => keyId.equals(named));
}

/**
 * Opens what was sealed in an offer. Undefined if it was changed, moved from another offer, or sealed with a root key
 * that the shop no longer has. Otherwise the text is an offer that the shop made, because nobody else can seal. The
 * database compares seed and keys with the text when it writes the record.
 */
export function unsealOffer(
  rootKeys: SealKeys,
  userId: string,
  text: string,
  sealed: string,
): OfferSecrets | undefined {
  const plain = unsealed(rootKeys, userId, text, sealed);
  if (plain === undefined) return undefined;
  return {
    serverSeed: plain.subarray(0, SEED_BYTES).toString("hex"),
    keyId: plain.subarray(SEED_BYTES, SEED_BYTES + KEY_ID_BYTES).toString("hex"),
    sequence: Number(plain.readBigUInt64BE(SEED_BYTES + KEY_ID_BYTES)),
    browserKeys: keysIn(plain.subarray(HEAD_BYTES)),
  };
}
