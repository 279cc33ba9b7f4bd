import { keepSignatures, withSignatures } from "../checkpoint/sign-checkpoint.ts";
import { LogFault, parsed } from "../fault.ts";
import type { WitnessKey } from "../note/keys.ts";
import { parseSignatures, signatureLine } from "../note/note.ts";
import { openNote } from "../note/open-note.ts";
import type { Hash } from "../tree/hash.ts";
import { addCheckpointText, parseSizeText } from "./add-checkpoint.ts";

/** Sends a text to `<witness>/add-checkpoint` by POST. */
export type PostCheckpoint = (body: string) => Promise<{ readonly status: number; readonly body: string }>;

export type WitnessQuestion = {
  readonly key: WitnessKey;
  /** The checkpoint to cosign, as a note that the log has signed, and the size of its tree. */
  readonly note: string;
  readonly size: number;
  /** The size of the tree that the witness probably signed last; 0 if unknown. */
  readonly oldSize: number;
  readonly prove: (oldSize: number) => Promise<readonly Hash[]>;
  readonly post: PostCheckpoint;
};

/**
 * - `cosigned`: the witness's verified signature, as a line.
 * - `ahead`: the witness has signed a larger tree. So the log has lost entries, for example by a restore, or two
 *   instances of it run.
 */
export type WitnessAnswer =
  | { readonly outcome: "cosigned"; readonly lines: string; readonly seconds: number }
  | { readonly outcome: "ahead"; readonly size: number };

/**
 * Finds and verifies the witness's own signature in its response. Others are ignored, as the specification demands. Of
 * several, only the first is taken: a note has room for 100 signatures, and one witness must not use it up.
 */
async function cosignature({ key, note }: WitnessQuestion, body: string) {
  const lines = parsed(`Answer of ${key.name}`, () => parseSignatures(body))
    .filter(({ name, keyId }) => name === key.name && keyId === key.keyId)
    .slice(0, 1)
    .map(signatureLine)
    .join("");
  // Without the note's own signatures, among which an older one of this witness may be.
  const answered = lines === "" ? undefined : await openNote(withSignatures(keepSignatures(note, []), lines), [key]);
  const seconds = answered?.signedBy.get(key)?.seconds;
  if (seconds === undefined) throw new LogFault("unsigned", `${key.name} answered without a signature of its own`);
  return { lines, seconds };
}

/**
 * Asks a witness to sign a checkpoint. If it responds with the size that it signed last, asks once more with a proof
 * from that size. Throws LogFault for any other response; the checkpoint can be sent again.
 */
export async function askWitness(question: WitnessQuestion): Promise<WitnessAnswer> {
  const { key, note, size, prove, post } = question;
  const send = async (oldSize: number) => post(addCheckpointText({ oldSize, proof: await prove(oldSize), note }));
  const first = await send(question.oldSize);
  const signed = first.status === 409 ? parsed(`Answer of ${key.name}`, () => parseSizeText(first.body)) : undefined;
  if (signed !== undefined && signed > size) return { outcome: "ahead", size: signed };
  const { status, body } = signed === undefined ? first : await send(signed);
  if (status !== 200) throw new LogFault("unavailable", `${key.name} answered ${status}`);
  return { outcome: "cosigned", ...(await cosignature(question, body)) };
}
