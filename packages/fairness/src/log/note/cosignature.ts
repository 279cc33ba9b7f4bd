import { concatBytes } from "../encoding/byte-strings.ts";

/*
 * Cosignatures of C2SP tlog-cosignature with Ed25519. The time is part of the signed text, and its bytes come before
 * the signature.
 */

const TIME_BYTES = 8;

/** The text that a witness signs. The time is in whole seconds since 1970. */
export function cosignedText(text: string, seconds: number): string {
  return `cosignature/v1\ntime ${seconds}\n${text}`;
}

export function withTime(seconds: number, signature: Uint8Array): Uint8Array {
  const time = new DataView(new ArrayBuffer(TIME_BYTES));
  time.setBigUint64(0, BigInt(seconds));
  return concatBytes(new Uint8Array(time.buffer), signature);
}

/** Splits time and signature. Undefined if the time is missing or is not a safe integer. */
export function splitTime(bytes: Uint8Array): { seconds: number; signature: Uint8Array } | undefined {
  if (bytes.length < TIME_BYTES) return undefined;
  const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  return Number.isSafeInteger(seconds) ? { seconds, signature: bytes.slice(TIME_BYTES) } : undefined;
}
