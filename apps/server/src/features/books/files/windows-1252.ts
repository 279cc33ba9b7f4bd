const BYTES = 256;
const text = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: BYTES }, (_, byte) => byte));
const byteOf = new Map(Array.from(text, (letter, byte) => [letter, byte]));
const UNKNOWN = 0x3f;

/** Encodes a text as Windows-1252. Letters that it lacks become question marks. */
export const windows1252 = (letters: string): Uint8Array =>
  Uint8Array.from(Array.from(letters, (letter) => byteOf.get(letter) ?? UNKNOWN));
