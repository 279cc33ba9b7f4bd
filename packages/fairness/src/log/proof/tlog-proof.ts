import type { SignedCheckpoint } from "../checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../checkpoint/policy.ts";
import { base64Of, bytesOfBase64 } from "../encoding/base64.ts";
import { parseDecimal } from "../encoding/decimal.ts";
import { hashLines, parseHashLines } from "../encoding/hash-lines.ts";
import { LogFault, parsed } from "../fault.ts";
import type { Hash } from "../tree/hash.ts";
import { leafHash } from "../tree/hash.ts";
import { verifyInclusion } from "../tree/inclusion.ts";

/** A proof that an entry is in a log (C2SP tlog-proof). It can be stored, and verified without access to the log. */
export type TlogProof = {
  /** Additional bytes, which nothing verifies. */
  readonly extra?: Uint8Array | undefined;
  readonly index: number;
  readonly hashes: readonly Hash[];
  /** The checkpoint as a signed note. */
  readonly note: string;
};

const HEADER = "c2sp.org/tlog-proof@v1";

export function tlogProofText({ extra, index, hashes, note }: TlogProof): string {
  const extraLine = extra === undefined ? "" : `extra ${base64Of(extra)}\n`;
  return `${HEADER}\n${extraLine}index ${index}\n${hashLines(hashes)}\n${note}`;
}

function afterWord(word: string, line: string): string {
  if (!line.startsWith(`${word} `)) throw new SyntaxError(`Line "${word}" of the proof is missing`);
  return line.slice(word.length + 1);
}

/** Parses a proof without verifying its checkpoint. Throws SyntaxError for other texts. */
export function parseTlogProof(text: string): TlogProof {
  const end = text.indexOf("\n\n");
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split("\n");
  if (header !== HEADER) throw new SyntaxError("Not a proof of a log");
  const extraLine = lines.find((line, at) => at === 0 && line.startsWith("extra "));
  const [first = "", ...hashes] = extraLine === undefined ? lines : lines.slice(1);
  const extra = extraLine === undefined ? undefined : bytesOfBase64(afterWord("extra", extraLine));
  const index = parseDecimal(afterWord("index", first));
  return { extra, index, hashes: parseHashLines(hashes), note: text.slice(end + 2) };
}

/**
 * Verifies that the policy's log has this entry, and returns the entry's index. Throws LogFault if the checkpoint is
 * not validly signed or the proof is of another entry.
 */
export async function verifyTlogProof(
  text: string,
  entry: Uint8Array,
  policy: LogPolicy,
): Promise<{ index: number; checkpoint: SignedCheckpoint }> {
  const { index, hashes, note } = parsed("Proof", () => parseTlogProof(text));
  const checkpoint = await openCheckpoint(note, policy);
  if (!verifyInclusion(checkpoint, index, leafHash(entry), hashes)) {
    throw new LogFault("mismatch", `The entry is not leaf ${index} of ${checkpoint.origin}`);
  }
  return { index, checkpoint };
}
