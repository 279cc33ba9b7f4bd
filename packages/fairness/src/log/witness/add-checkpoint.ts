import { parseDecimal } from "../encoding/decimal.ts";
import { hashLines, parseHashLines } from "../encoding/hash-lines.ts";
import type { Hash } from "../tree/hash.ts";

/*
 * The texts of `POST <witness>/add-checkpoint` of C2SP tlog-witness.
 */

export type AddCheckpoint = {
  /** The size of the latest checkpoint that the witness has signed. */
  readonly oldSize: number;
  /** From the tree of the old size to the one of the checkpoint. */
  readonly proof: readonly Hash[];
  /** The checkpoint as a signed note. */
  readonly note: string;
};

export function addCheckpointText({ oldSize, proof, note }: AddCheckpoint): string {
  return `old ${oldSize}\n${hashLines(proof)}\n${note}`;
}

/** Throws SyntaxError for another text. Does not look into the note. */
export function parseAddCheckpoint(text: string): AddCheckpoint {
  const end = text.indexOf("\n\n");
  const [first = "", ...hashes] = text.slice(0, Math.max(end, 0)).split("\n");
  if (!first.startsWith("old ")) throw new SyntaxError("Not a checkpoint for a witness");
  const oldSize = parseDecimal(first.slice("old ".length));
  return { oldSize, proof: parseHashLines(hashes), note: text.slice(end + 2) };
}

/** The body of a 409: the size that the witness has signed last. */
export function sizeText(size: number): string {
  return `${size}\n`;
}

/** Throws SyntaxError for another text. */
export function parseSizeText(text: string): number {
  if (!text.endsWith("\n")) throw new SyntaxError("Not the size of a checkpoint");
  return parseDecimal(text.slice(0, -1));
}
