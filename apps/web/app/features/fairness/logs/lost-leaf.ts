import type { LostProof, LostRecord } from "@trove/fairness";
import { recordsLog } from "@trove/fairness/log";
import type { Around } from "../opening/around.ts";
import { ifReadable, type LogView, proveLeaf } from "./prove-leaf.ts";
import { watchLog } from "./watch-log.ts";

const text = (entry: Uint8Array) => new TextDecoder().decode(entry);

type Lost = Omit<LostRecord, "lostIndex"> & { readonly lostIndex: number | null };

/** As `lostLeaf`, in a log as of one checkpoint. Throws LogFault. */
export async function lostLeafIn(
  { recordHash, logIndex, lostIndex }: Lost,
  view: LogView,
): Promise<LostProof | undefined> {
  if (lostIndex === null || lostIndex <= logIndex) return undefined;
  const [record, lost] = await Promise.all([logIndex, lostIndex].map((at) => proveLeaf(view, at)));
  if (record === undefined || lost === undefined) return undefined;
  const [leaf, says] = [record, lost].map(({ entry }) => recordsLog.readKnown(entry));
  const isTheirs = leaf?.kind !== "lost" && leaf?.recordHash === recordHash;
  const isSaid = says?.kind === "lost" && says.logIndex === logIndex && says.recordHash === recordHash;
  if (!isTheirs || !isSaid) return undefined;
  return { leaf: text(record.entry), logged: record.proof, lostLeaf: text(lost.entry), lostLogged: lost.proof };
}

/**
 * The records log's leaf of a record that the shop says it has lost, and the leaf that says so, with their proofs.
 * Undefined if the log does not have both.
 */
export async function lostLeaf(
  lost: Lost,
  around: Pick<Around, "kept" | "shop" | "now">,
): Promise<LostProof | undefined> {
  const view = await watchLog("records", around);
  return view && ifReadable(() => lostLeafIn(lost, view));
}
