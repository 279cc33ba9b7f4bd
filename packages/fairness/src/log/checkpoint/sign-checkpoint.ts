import { utf8 } from "../../text/bytes.ts";
import { cosignedText, withTime } from "../note/cosignature.ts";
import type { LogKey, NoteKey, WitnessKey } from "../note/keys.ts";
import type { NoteSignature } from "../note/note.ts";
import { noteOf, parseNote, signatureLine } from "../note/note.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { checkpointText } from "./checkpoint.ts";

/** The holder of a secret key. `sign` returns an Ed25519 signature of 64 bytes. */
export type Signer<K extends NoteKey> = {
  readonly key: K;
  readonly sign: (message: Uint8Array) => Uint8Array | Promise<Uint8Array>;
};

/** Signs a log's checkpoint as a note. A log must never sign two trees where neither continues the other. */
export async function signCheckpoint(tree: TreeHead, { key, sign }: Signer<LogKey>): Promise<string> {
  const text = checkpointText(key.name, tree);
  const signature = { name: key.name, keyId: key.keyId, bytes: await sign(utf8(text)) };
  return noteOf({ text, signatures: [signature] });
}

/** A witness's signature line for a text, which ends with a line feed. The time is in whole seconds since 1970. */
export async function cosignText(text: string, { key, sign }: Signer<WitnessKey>, seconds: number): Promise<string> {
  const signature = await sign(utf8(cosignedText(text, seconds)));
  return signatureLine({ name: key.name, keyId: key.keyId, bytes: withTime(seconds, signature) });
}

/**
 * A witness's signature line for a checkpoint's signed note. Before, the witness must have verified the checkpoint and
 * stored it as its latest one. The time is in whole seconds since 1970.
 */
export async function cosignCheckpoint(note: string, signer: Signer<WitnessKey>, seconds: number): Promise<string> {
  return cosignText(parseNote(note).text, signer, seconds);
}

/** Appends signature lines to a signed note. */
export function withSignatures(note: string, lines: string): string {
  const { text, signatures } = parseNote(note + lines);
  return noteOf({ text, signatures });
}

const isBy =
  (keys: readonly NoteKey[]) =>
  ({ name, keyId }: NoteSignature): boolean =>
    keys.some((key) => key.name === name && key.keyId === keyId);

/** The signed note with the signatures of these keys only. Does not verify them. */
export function keepSignatures(note: string, keys: readonly NoteKey[]): string {
  const { text, signatures } = parseNote(note);
  return noteOf({ text, signatures: signatures.filter(isBy(keys)) });
}

/** Replaces all signatures of the signer's key, valid or not, by these lines of its own. */
export function replaceSignature(note: string, key: NoteKey, lines: string): string {
  const { text, signatures } = parseNote(note);
  const isOwn = isBy([key]);
  return withSignatures(noteOf({ text, signatures: signatures.filter((each) => !isOwn(each)) }), lines);
}
