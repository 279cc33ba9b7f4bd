import { hmacSha256, sha256 } from "../hash/sha256.ts";

const encoder = new TextEncoder();

/** Methods of ECMAScript 2026, which not all browsers have yet. */
const { fromHex } = Uint8Array as { fromHex?: (hex: string) => Uint8Array<ArrayBuffer> };

/** True if the text is lowercase hex of exactly this many bytes. */
export function isHex(text: string, byteCount: number): boolean {
  return text.length === byteCount * 2 && /^[0-9a-f]*$/u.test(text);
}

/** Throws RangeError unless the text is lowercase hex of exactly this many bytes. */
export function bytesOfHex(hex: string, byteCount: number): Uint8Array<ArrayBuffer> {
  if (!isHex(hex, byteCount)) throw new RangeError(`Not ${byteCount} bytes in lowercase hex`);
  if (fromHex !== undefined) return fromHex(hex);
  return Uint8Array.from({ length: byteCount }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

export function hexOfBytes(bytes: Uint8Array & { toHex?: () => string }): string {
  return bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The UTF-8 bytes of the text. Throws RangeError for an unpaired surrogate. An encoder would replace it, so two
 * different texts would have the same bytes.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (!text.isWellFormed()) throw new RangeError("The text has an unpaired surrogate");
  return encoder.encode(text);
}

/** SHA-256 of the text's UTF-8 bytes, as 64 lowercase hex digits. */
export function sha256Hex(text: string): string {
  return hexOfBytes(sha256(utf8(text)));
}

/**
 * SHA-256 of the bytes that `hex` (lowercase) encodes, as 64 lowercase hex digits. Throws RangeError for other texts.
 */
export function sha256OfHex(hex: string, byteCount: number): string {
  return hexOfBytes(sha256(bytesOfHex(hex, byteCount)));
}

/** HMAC-SHA-256 of the text with a key of 32 bytes in hex. Throws RangeError for a malformed key. */
export function hmacOfText(keyHex: string, text: string): Uint8Array {
  return hmacSha256(bytesOfHex(keyHex, 32), utf8(text));
}
