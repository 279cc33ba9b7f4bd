import { hexOfBytes, utf8 } from "../../text/bytes.ts";
import { sha256 } from "../../hash/sha256.ts";
import { base64Of, bytesOfBase64 } from "../encoding/base64.ts";
import { concatBytes } from "../encoding/byte-strings.ts";
import { isKeyName } from "./note.ts";

/* Keys of signed notes, and their text form `<name>+<key id>+<base64 of type and key>`. */

type Key<Kind> = {
  /** The log's origin, or the witness's name. */
  readonly name: string;
  /** 8 hex digits, computed from the other fields. */
  readonly keyId: string;
  readonly kind: Kind;
  /** An Ed25519 key of 32 bytes. */
  readonly publicKey: Uint8Array;
};

/** The key with which a log signs its own checkpoints. */
export type LogKey = Key<"log">;

/** The key with which a witness confirms, with the time, that a checkpoint continues all that it signed before. */
export type WitnessKey = Key<"witness">;

export type NoteKey = LogKey | WitnessKey;

/** The signature types of C2SP signed-note. */
const TYPES: Record<NoteKey["kind"], number> = { log: 0x01, witness: 0x04 };

const KEY_BYTES = 32;
const SECRET = "PRIVATE+KEY+";

function keyOf<Kind extends NoteKey["kind"]>(kind: Kind, name: string, publicKey: Uint8Array): Key<Kind> {
  if (!isKeyName(name)) throw new RangeError("A key's name is not empty and has neither white space nor a plus sign");
  if (publicKey.length !== KEY_BYTES) throw new RangeError(`An Ed25519 key has ${KEY_BYTES} bytes`);
  const hash = sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(TYPES[kind]), publicKey));
  return { name, keyId: hexOfBytes(hash.slice(0, 4)), kind, publicKey };
}

/** Throws RangeError for an invalid name or key. */
export function logKey(name: string, publicKey: Uint8Array): LogKey {
  return keyOf("log", name, publicKey);
}

/** Throws RangeError for an invalid name or key. */
export function witnessKey(name: string, publicKey: Uint8Array): WitnessKey {
  return keyOf("witness", name, publicKey);
}

function textOf({ name, keyId, kind }: NoteKey, key: Uint8Array): string {
  return `${name}+${keyId}+${base64Of(concatBytes(Uint8Array.of(TYPES[kind]), key))}`;
}

/** The verifier key `name+id+key`, with which others verify signatures. */
export function keyText(key: NoteKey): string {
  return textOf(key, key.publicKey);
}

/** The secret key as a text. `seed` has the 32 bytes that RFC 8032 calls the private key. */
export function secretKeyText(key: NoteKey, seed: Uint8Array): string {
  return `${SECRET}${textOf(key, seed)}`;
}

/** Splits a key's text into the name and the 32 bytes. Throws SyntaxError if the text is malformed. */
function partsOf(kind: NoteKey["kind"], text: string): { name: string; key: Uint8Array } {
  const [, name = "", encoded = ""] = /^([^+]+)\+[0-9a-f]{8}\+(.+)$/u.exec(text) ?? [];
  const [type, ...key] = bytesOfBase64(encoded);
  if (!isKeyName(name) || key.length !== KEY_BYTES) throw new SyntaxError("Not the text of a key");
  if (type !== TYPES[kind]) throw new SyntaxError(`Not the key of a ${kind}`);
  return { name, key: Uint8Array.from(key) };
}

function parseKey<Kind extends NoteKey["kind"]>(kind: Kind, text: string): Key<Kind> {
  const { name, key } = partsOf(kind, text);
  const parsed = keyOf(kind, name, key);
  if (!text.startsWith(`${name}+${parsed.keyId}+`)) throw new SyntaxError("The key's text has the id of another key");
  return parsed;
}

/** Throws SyntaxError unless the text is the verifier key of a log. */
export function parseLogKey(text: string): LogKey {
  return parseKey("log", text);
}

/** Throws SyntaxError unless the text is the verifier key of a witness. */
export function parseWitnessKey(text: string): WitnessKey {
  return parseKey("witness", text);
}

/** Parses a log's secret key. Throws SyntaxError for other texts, and if the id belongs to another key. */
export function parseSecretLogKey(
  text: string,
  publicKeyOf: (seed: Uint8Array) => Uint8Array,
): { key: LogKey; seed: Uint8Array } {
  if (!text.startsWith(SECRET)) throw new SyntaxError("Not the text of a secret key");
  const { name, key: seed } = partsOf("log", text.slice(SECRET.length));
  const key = logKey(name, publicKeyOf(seed));
  if (secretKeyText(key, seed) !== text) throw new SyntaxError("The key's text has the id of another key");
  return { key, seed };
}
