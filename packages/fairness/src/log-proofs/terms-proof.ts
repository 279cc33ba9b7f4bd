import { exactly, listUpTo, readText, readWhole } from "../json/readers.ts";
import type { Json } from "../json/strict-json.ts";
import type { ProvenOdds } from "../judge/odds-in-force.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { LogFault, parsed } from "../log/fault.ts";
import { oddsHashIn } from "../log/leaves/box-tree.ts";
import type { BoxProof, PlacedBox } from "../log/leaves/box-tree.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { leafHash } from "../log/tree/hash.ts";
import { verifyTail } from "../log/tree/tail.ts";
import { bytesOfHex, isHex, utf8 } from "../text/bytes.ts";

/** The proof of one box's odds, which the shop sends with an offer. */
export type TermsProof = {
  /** The latest checkpoint of the terms log, a signed note. */
  readonly checkpoint: string;
  /** The log index of the first entry of `leaves`. */
  readonly from: number;
  /** The hashes of the complete subtrees over all leaves before `from`, from left to right. Each is 64 hex digits. */
  readonly before: readonly string[];
  /** The texts of all leaves from the terms in force to the end of the checkpoint's tree. */
  readonly leaves: readonly string[];
  /** The proof of the box for each terms leaf in `leaves`, in the same order. */
  readonly boxes: readonly BoxProof[];
};

const MOST_LEAVES = 10_000;
const MOST_HASHES = 64;

const readHash = (value: Json | undefined, place: string): string => {
  const hash = readText(value, place);
  if (!isHex(hash, 32)) throw new SyntaxError(`${place} is not a hash`);
  return hash;
};

const readTermsProof = exactly<TermsProof>({
  checkpoint: readText,
  from: readWhole,
  before: listUpTo(MOST_HASHES, readHash),
  leaves: listUpTo(MOST_LEAVES, readText),
  boxes: listUpTo(
    MOST_LEAVES,
    listUpTo(
      2,
      exactly<PlacedBox>({
        boxId: readText,
        oddsHash: readHash,
        index: readWhole,
        path: listUpTo(MOST_HASHES, readHash),
      }),
    ),
  ),
});

function mismatch(text: string): never {
  throw new LogFault("mismatch", text);
}

const LAST_SECOND = 253_402_300_799;

/** Formats a time as in the protocol's texts. Times after the year 9999 become its last second. */
function timeOf(seconds: number): string {
  return new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString();
}

/**
 * The odds of a box by the terms in force and all later terms, proven under the log's checkpoint. Throws LogFault for a
 * proof that does not hold or is about another box.
 */
export async function provenOdds(terms: Json, boxId: string, policy: LogPolicy): Promise<ProvenOdds> {
  const proof = parsed("Terms", () => readTermsProof(terms, "terms"));
  const checkpoint = await openCheckpoint(proof.checkpoint, policy);
  const entries = proof.leaves.map(utf8);
  const before = proof.before.map((hash) => bytesOfHex(hash, 32));
  const isTail = verifyTail(checkpoint, proof.from, before, entries.map(leafHash));
  if (!isTail) mismatch("The leaves are not the last ones of the checkpoint's tree");
  const leaves = parsed("Terms", () => entries.map(termsLog.read)).flatMap((leaf) =>
    leaf.kind === "terms" ? [leaf] : [],
  );
  if (leaves.length !== proof.boxes.length) mismatch("Not one proof of the box for each leaf of terms");
  const seconds = checkpoint.cosignatures.map((cosignature) => cosignature.seconds);
  const seen = seconds.length === 0 ? {} : { seenAt: timeOf(Math.max(...seconds)) };
  return {
    boxId,
    ...seen,
    leaves: leaves.map(({ validFrom, count, root }, place) => {
      const oddsHash = oddsHashIn({ count, root }, boxId, proof.boxes[place] ?? []);
      return {
        validFrom,
        oddsHash: oddsHash === undefined ? mismatch("The box is not in the terms as shown") : oddsHash,
      };
    }),
  };
}
