import { concatBytes } from "../encoding/byte-strings.ts";
import { base64Of, bytesOfBase64 } from "../encoding/base64.ts";
import { bytesOfHex, hexOfBytes } from "../../text/bytes.ts";

/*
 * Signed notes of C2SP signed-note: a text, an empty line, and lines with one signature each.
 */

export type NoteSignature = {
  readonly name: string;
  /** 8 hex digits that distinguish keys with the same name. */
  readonly keyId: string;
  readonly bytes: Uint8Array;
};

export type Note = {
  /** The text, including its final line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
};

const KEY_ID_BYTES = 4;
const MAX_SIGNATURES = 100;
/** Maximum length of a note, in characters and in bytes. */
export const MAX_NOTE_LENGTH = 1_000_000;
const SIGNATURE = /^— ([^ ]+) ([^ ]+)$/u;

/** True if the text has no control characters except line feeds, and no unpaired surrogates. */
function isNoteText(text: string): boolean {
  return text.isWellFormed() && Array.from(text).every((character) => character >= " " || character === "\n");
}

/** True if a key can have this name: it is not empty and has no Unicode white space and no plus sign. */
export function isKeyName(name: string): boolean {
  return isNoteText(name) && /^[^\p{White_Space}+]+$/u.test(name);
}

function parseSignature(line: string): NoteSignature {
  const [, name = "", encoded = ""] = SIGNATURE.exec(line) ?? [];
  const bytes = bytesOfBase64(encoded);
  if (!isKeyName(name) || bytes.length <= KEY_ID_BYTES) throw new SyntaxError("Not a signature line of a note");
  return { name, keyId: hexOfBytes(bytes.slice(0, KEY_ID_BYTES)), bytes: bytes.slice(KEY_ID_BYTES) };
}

/** Parses lines with one signature each. Every line must end with a line feed. Throws SyntaxError for anything else. */
export function parseSignatures(lines: string): NoteSignature[] {
  const split = lines.split("\n");
  if (split.pop() !== "" || split.length === 0) throw new SyntaxError("Not signature lines");
  if (split.length > MAX_SIGNATURES) throw new SyntaxError(`More than ${MAX_SIGNATURES} signatures`);
  return split.map(parseSignature);
}

/** Parses a signed note without verifying its signatures. Throws SyntaxError if the text is not a signed note. */
export function parseNote(note: string): Note {
  const end = note.lastIndexOf("\n\n");
  if (note.length > MAX_NOTE_LENGTH || end < 0 || !isNoteText(note)) throw new SyntaxError("Not a signed note");
  return { text: note.slice(0, end + 1), signatures: parseSignatures(note.slice(end + 2)) };
}

/** Writes a signature as one line, including its line feed. */
export function signatureLine({ name, keyId, bytes }: NoteSignature): string {
  return `— ${name} ${base64Of(concatBytes(bytesOfHex(keyId, KEY_ID_BYTES), bytes))}\n`;
}

/** Writes a signed note. Throws RangeError for a text that a note can't have. */
export function noteOf({ text, signatures }: Note): string {
  if (!text.endsWith("\n") || !isNoteText(text)) throw new RangeError("Not a text for a note");
  return `${text}\n${signatures.map(signatureLine).join("")}`;
}
