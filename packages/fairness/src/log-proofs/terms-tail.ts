import { exactly, listUpTo, readText, readWhole } from "../json/readers.ts";
import type { Json } from "../json/strict-json.ts";
import type { BoxMoment } from "../judge/odds/odds-in-force.ts";
import { LogFault, parsed } from "../log/fault.ts";
import { oddsHashIn } from "../log/leaves/box-tree.ts";
import type { BoxProof, PlacedBox } from "../log/leaves/box-tree.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { leafHash } from "../log/tree/hash.ts";
import { tailTree } from "../log/tree/tail.ts";
import type { TreeHead } from "../log/tree/tree-head.ts";
import { bytesOfHex, isHex, utf8 } from "../text/bytes.ts";

/** The proof of one box's odds, which the shop sends with an offer. */
export type TermsProof = {
  /** A signed note of the terms log: the checkpoint that the offer names. */
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

/** The end of a terms log: the tree to which it leads, and the odds of a box by each of its terms. */
export type TermsTail = {
  readonly tree: TreeHead;
  readonly leaves: readonly BoxMoment[];
  readonly checkpoint: string;
};

/**
 * Reads the proof of a box's odds without any key: the leaves themselves determine the tree. Its checkpoint is not
 * opened. Throws LogFault for a proof that leads to no tree, or is about another box.
 */
export function readTail(terms: Json, boxId: string): TermsTail {
  const proof = parsed("Terms", () => readTermsProof(terms, "terms"));
  const entries = proof.leaves.map(utf8);
  const before = proof.before.map((hash) => bytesOfHex(hash, 32));
  const tree = tailTree(proof.from, before, entries.map(leafHash));
  if (tree === undefined) mismatch("The subtrees are not those before the leaves");
  const leaves = parsed("Terms", () => entries.map(termsLog.read)).flatMap((leaf) =>
    leaf.kind === "terms" ? [leaf] : [],
  );
  if (leaves.length !== proof.boxes.length) mismatch("Not one proof of the box for each leaf of terms");
  return {
    tree,
    checkpoint: proof.checkpoint,
    leaves: leaves.map(({ validFrom, count, root }, place) => {
      const oddsHash = oddsHashIn({ count, root }, boxId, proof.boxes[place] ?? []);
      return {
        validFrom,
        oddsHash: oddsHash === undefined ? mismatch("The box is not in the terms as shown") : oddsHash,
      };
    }),
  };
}

/** The tail; undefined if the proof shows none. */
export function tailIn(terms: Json, boxId: string): TermsTail | undefined {
  try {
    return readTail(terms, boxId);
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}
