import { commitmentOf } from "../draws/server-seed.ts";
import { exactly, readText } from "../json/readers.ts";
import { utf8 } from "../text/bytes.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import type { DrawnLeaf, LostLeaf, RecordsLogLeaf } from "../log/leaves/records-log.ts";
import { parseTlogProof } from "../log/proof/tlog-proof.ts";
import type { LogReader } from "./log-reader.ts";

/** The leaf of a lost record and the one that says that it is lost, as texts, each with its C2SP tlog-proof. */
export type LostProof = {
  readonly leaf: string;
  readonly logged: string;
  readonly lostLeaf: string;
  readonly lostLogged: string;
};

export const readLostProof = exactly<LostProof>({
  leaf: readText,
  logged: readText,
  lostLeaf: readText,
  lostLogged: readText,
});

/** Both leaves of a lost record. */
export type Loss = { readonly leaf: DrawnLeaf; readonly lost: LostLeaf };

/**
 * The leaves if they say that a record of this commitment is lost; undefined otherwise. A seed belongs to one nonce of
 * one person, so the leaf does. Does not verify the proofs.
 */
export function lossOf(leaf: RecordsLogLeaf, lost: RecordsLogLeaf, commitment: string): Loss | undefined {
  if (leaf.kind === "lost" || lost.kind !== "lost" || lost.recordHash !== leaf.recordHash) return undefined;
  return leaf.commitment === commitment && commitmentOf(leaf.serverSeed) === commitment ? { leaf, lost } : undefined;
}

function placeOf(proof: string): number | undefined {
  try {
    return parseTlogProof(proof).index;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The loss that a proof shows under the key of the records log. Undefined if one of its parts does not hold. */
export async function provenLoss(
  proof: LostProof,
  commitment: string,
  { findRecord }: Pick<LogReader, "findRecord">,
): Promise<Loss | undefined> {
  const [leaf, lost] = [proof.leaf, proof.lostLeaf].map((text) => recordsLog.readKnown(utf8(text)));
  const loss = leaf && lost && lossOf(leaf, lost, commitment);
  const [place, lostPlace] = [placeOf(proof.logged), placeOf(proof.lostLogged)];
  if (loss === undefined || place !== loss.lost.logIndex || lostPlace === undefined || lostPlace <= place) {
    return undefined;
  }
  const found = [await findRecord(loss.leaf, proof.logged), await findRecord(loss.lost, proof.lostLogged)];
  return found.every((each) => each === "Proven") ? loss : undefined;
}
