import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A key of 32 bytes and its id of 8 bytes. Each sealed value begins with the id of its key. */
export type SealKey = { keyId: Buffer; bytes: Buffer };

/** The first key seals. Every key opens. */
export type SealKeys = readonly [SealKey, ...SealKey[]];

const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM. `context` is authenticated but not stored, so a sealed value can't be moved to another
 * row. Layout: key id (8 bytes), nonce (12), tag (16), ciphertext.
 */
export function seal([key]: SealKeys, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([key.keyId, nonce, cipher.getAuthTag(), body]);
}

function open(key: SealKey, context: string, box: Buffer): Buffer {
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/**
 * Opens a value that states no key id, by trying each key: authentication succeeds only with the key that sealed it.
 */
function openUnnamed([key, ...others]: SealKeys, context: string, box: Buffer): Buffer {
  const [next, ...rest] = others;
  if (next === undefined) return open(key, context, box);
  try {
    return open(key, context, box);
  } catch {
    return openUnnamed([next, ...rest], context, box);
  }
}

/**
 * Decrypts a value that `seal` returned. Throws if its key is not among `keys`, or if the context or the bytes were
 * changed.
 */
export function unseal(keys: SealKeys, context: string, sealed: Buffer): Buffer {
  const named = keys.find(({ keyId }) => keyId.equals(sealed.subarray(0, KEY_ID_BYTES)));
  return named === undefined ? openUnnamed(keys, context, sealed) : open(named, context, sealed.subarray(KEY_ID_BYTES));
}
