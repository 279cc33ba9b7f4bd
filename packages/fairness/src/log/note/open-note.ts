import { LogFault, parsed } from "../fault.ts";
import { cosignedText, splitTime } from "./cosignature.ts";
import { verifyEd25519 } from "./ed25519.ts";
import type { NoteKey } from "./keys.ts";
import type { NoteSignature } from "./note.ts";
import { parseNote } from "./note.ts";

export type OpenedNote = {
  readonly text: string;
  /** The keys that signed, each once. A witness's key has the time of its first signature. */
  readonly signedBy: ReadonlyMap<NoteKey, { readonly seconds?: number }>;
};

/** The time at which the key signed, if it is a witness's. Undefined if the key did not sign. */
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
 * Verifies the signatures by these keys. Ignores signatures by other keys. Throws LogFault if the text is not a signed
 * note, or if a signature with the name and id of one of the keys is wrong.
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
