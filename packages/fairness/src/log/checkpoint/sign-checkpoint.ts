import { utf8 } from "../../text/bytes.ts";
import { cosignedText, withTime } from "../note/cosignature.ts";
import type { LogKey, NoteKey, WitnessKey } from "../note/keys.ts";
import { noteOf, parseNote, signatureLine } from "../note/note.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { checkpointText } from "./checkpoint.ts";

/** The holder of a secret key. `sign` makes the 64 bytes of an Ed25519 signature. */
export type Signer<K extends NoteKey> = {
  readonly key: K;
  readonly sign: (message: Uint8Array) => Uint8Array | Promise<Uint8Array>;
};

/** The signed note of a log's checkpoint. A log must never sign two trees of which neither continues the other. */
export async function signCheckpoint(tree: TreeHead, { key, sign }: Signer<LogKey>): Promise<string> {
  const text = checkpointText(key.name, tree);
  const signature = { name: key.name, keyId: key.keyId, bytes: await sign(utf8(text)) };
  return noteOf({ text, signatures: [signature] });
}

/**
 * A witness's signature line for the signed note of a checkpoint. It must have verified the checkpoint and stored it as
 * its latest one. The time is in whole seconds since 1970.
 */
export async function cosignCheckpoint(
  note: string,
  { key, sign }: Signer<WitnessKey>,
  seconds: number,
): Promise<string> {
  const signature = await sign(utf8(cosignedText(parseNote(note).text, seconds)));
  return signatureLine({ name: key.name, keyId: key.keyId, bytes: withTime(seconds, signature) });
}

/** The signed note with further signature lines. */
export function withSignatures(note: string, lines: string): string {
  const { text, signatures } = parseNote(note + lines);
  return noteOf({ text, signatures });
}
