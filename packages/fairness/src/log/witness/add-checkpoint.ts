import { parseDecimal } from "../encoding/decimal.ts";
import { hashLines, parseHashLines } from "../encoding/hash-lines.ts";
import type { Hash } from "../tree/hash.ts";

/*
 * The texts of `POST <witness>/add-checkpoint` of C2SP tlog-witness.
 */

export type AddCheckpoint = {
  /** The size of the latest checkpoint that the witness has signed. */
  readonly oldSize: number;
  /** The consistency proof from the tree of `oldSize` to the checkpoint's tree. */
  readonly proof: readonly Hash[];
  /** The checkpoint as a signed note. */
  readonly note: string;
};

export function addCheckpointText({ oldSize, proof, note }: AddCheckpoint): string {
  return `old ${oldSize}\n${hashLines(proof)}\n${note}`;
}

/** Parses a request without parsing its note. Throws SyntaxError for other texts. */
export function parseAddCheckpoint(text: string): AddCheckpoint {
  const end = text.indexOf("\n\n");
  const [first = "", ...hashes] = text.slice(0, Math.max(end, 0)).split("\n");
  if (!first.startsWith("old ")) throw new SyntaxError("Not a checkpoint for a witness");
  const oldSize = parseDecimal(first.slice("old ".length));
  return { oldSize, proof: parseHashLines(hashes), note: text.slice(end + 2) };
}

/** The body of a 409 response: the size of the last tree that the witness signed. */
export function sizeText(size: number): string {
  return `${size}\n`;
}

/** Throws SyntaxError unless the text is as {@link sizeText} writes it. */
export function parseSizeText(text: string): number {
  if (!text.endsWith("\n")) throw new SyntaxError("Not the size of a checkpoint");
  return parseDecimal(text.slice(0, -1));
}
