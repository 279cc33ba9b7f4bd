import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The parts of every hashed or signed text are joined by line feeds, with none after the last. */
export function joinLines(...lines: readonly (string | number)[]): string {
  return lines.join("\n");
}

/** Whether the text is lowercase hex of exactly this many bytes. */
export function isHex(text: string, byteCount: number): boolean {
  return text.length === byteCount * 2 && /^[0-9a-f]*$/u.test(text);
}

/** RangeError unless the text is lowercase hex of exactly this many bytes. */
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

/** The lowercase form with hyphens; ids never hold a comma or a line feed, which would blur the signed texts. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);
}
