import { concatBytes } from "../encoding/byte-strings.ts";
import { base64Of, bytesOfBase64 } from "../encoding/base64.ts";
import { bytesOfHex, hexOfBytes } from "../../text/bytes.ts";

/*
 * Signed notes of C2SP signed-note: a text, an empty line, and lines with one signature each.
 */

export type NoteSignature = {
  readonly name: string;
  /** 8 hex digits that tell keys of one name apart. */
  readonly keyId: string;
  readonly bytes: Uint8Array;
};

export type Note = {
  /** With its final line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
};

const KEY_ID_BYTES = 4;
const MAX_SIGNATURES = 100;
/** In characters and in bytes. */
export const MAX_NOTE_LENGTH = 1_000_000;
const SIGNATURE = /^— ([^ ]+) ([^ ]+)$/u;

/** No control characters but line feeds, and no half of a surrogate pair. */
function isNoteText(text: string): boolean {
  return text.isWellFormed() && Array.from(text).every((character) => character >= " " || character === "\n");
}

/** Whether a key can have this name: not empty, no white space of Unicode, no plus sign. */
export function isKeyName(name: string): boolean {
  return isNoteText(name) && /^[^\p{White_Space}+]+$/u.test(name);
}

function parseSignature(line: string): NoteSignature {
  const [, name = "", encoded = ""] = SIGNATURE.exec(line) ?? [];
  const bytes = bytesOfBase64(encoded);
  if (!isKeyName(name) || bytes.length <= KEY_ID_BYTES) throw new SyntaxError("Not a signature line of a note");
  return { name, keyId: hexOfBytes(bytes.slice(0, KEY_ID_BYTES)), bytes: bytes.slice(KEY_ID_BYTES) };
}

/** Lines with one signature each, every one ended by a line feed. Throws SyntaxError for anything else. */
export function parseSignatures(lines: string): NoteSignature[] {
  const split = lines.split("\n");
  if (split.pop() !== "" || split.length === 0) throw new SyntaxError("Not signature lines");
  if (split.length > MAX_SIGNATURES) throw new SyntaxError(`More than ${MAX_SIGNATURES} signatures`);
  return split.map(parseSignature);
}

/** Throws SyntaxError for what is not a signed note. Verifies no signature. */
export function parseNote(note: string): Note {
  const end = note.lastIndexOf("\n\n");
  if (note.length > MAX_NOTE_LENGTH || end < 0 || !isNoteText(note)) throw new SyntaxError("Not a signed note");
  return { text: note.slice(0, end + 1), signatures: parseSignatures(note.slice(end + 2)) };
}

/** A signature as one line, with its line feed. */
export function signatureLine({ name, keyId, bytes }: NoteSignature): string {
  return `— ${name} ${base64Of(concatBytes(bytesOfHex(keyId, KEY_ID_BYTES), bytes))}\n`;
}

/** Throws RangeError for a text that a note can't have. */
export function noteOf({ text, signatures }: Note): string {
  if (!text.endsWith("\n") || !isNoteText(text)) throw new RangeError("Not a text for a note");
  return `${text}\n${signatures.map(signatureLine).join("")}`;
}
