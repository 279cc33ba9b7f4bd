import { LogFault, parsed } from "../fault.ts";
import { cosignedText, splitTime } from "./cosignature.ts";
import { verifyEd25519 } from "./ed25519.ts";
import type { NoteKey } from "./keys.ts";
import type { NoteSignature } from "./note.ts";
import { parseNote } from "./note.ts";

export type OpenedNote = {
  readonly text: string;
  /** The keys that signed, each once, with the first time if they are a witness's. */
  readonly signedBy: ReadonlyMap<NoteKey, { readonly seconds?: number }>;
};

/** When the key signed, undefined if it did not. The key of a log states no time. */
async function signingOf(key: NoteKey, text: string, bytes: Uint8Array): Promise<{ seconds?: number } | undefined> {
  switch (key.kind) {
    case "log":
      return (await verifyEd25519(key.publicKey, text, bytes)) ? {} : undefined;
    case "witness": {
      const { seconds, signature } = splitTime(bytes) ?? {};
      if (seconds === undefined || signature === undefined) return undefined;
      const isSigned = await verifyEd25519(key.publicKey, cosignedText(text, seconds), signature);
      return isSigned ? { seconds } : undefined;
    }
  }
}

function isBy(key: NoteKey, { name, keyId }: NoteSignature): boolean {
  return key.name === name && key.keyId === keyId;
}

/**
 * Verifies the signatures by these keys and ignores others, which may be of any kind. Throws LogFault for what is no
 * note, and for a note with a wrong signature under the name and id of one of the keys.
 */
export async function openNote(note: string, keys: readonly NoteKey[]): Promise<OpenedNote> {
  const { text, signatures } = parsed("Signed note", () => parseNote(note));
  const signedBy = new Map<NoteKey, { seconds?: number }>();
  for (const signature of signatures) {
    const key = keys.find((known) => isBy(known, signature));
    if (key === undefined) continue;
    const signing = await signingOf(key, text, signature.bytes);
    if (signing === undefined) throw new LogFault("unsigned", `The signature by ${key.name} does not hold`);
    signedBy.set(key, signedBy.get(key) ?? signing);
  }
  return { text, signedBy };
}
