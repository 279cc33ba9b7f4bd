import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Joins the parts of a hashed or signed text with line feeds, without one at the end. */
export function joinLines(...lines: readonly (string | number)[]): string {
  return lines.join("\n");
}

/** Whether the text is lowercase hex of exactly this many bytes. */
export function isHex(text: string, byteCount: number): boolean {
  return text.length === byteCount * 2 && /^[0-9a-f]*$/u.test(text);
}

/** Throws RangeError unless the text is lowercase hex of exactly this many bytes. */
export function bytesOfHex(hex: string, byteCount: number): Uint8Array {
  if (!isHex(hex, byteCount)) throw new RangeError(`Not ${byteCount} bytes in lowercase hex`);
  return hexToBytes(hex);
}

export function hexOfBytes(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

export function utf8(text: string): Uint8Array {
  return utf8ToBytes(text);
}

/** SHA-256 of the text's UTF-8 bytes, as 64 lowercase hex digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Whether the text is a lowercase UUID with hyphens. Other texts could contain a comma or a line feed, which would make
 * the signed texts ambiguous.
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);
}
