import { commitmentOf, type LostRecord, parseOffer } from "@trove/fairness";
import { recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import { ifReadable, proveLeaf } from "../logs/prove-leaf.ts";
import { watchLog } from "../logs/watch-log.ts";
import type { Around } from "../opening/around.ts";

/** The records log's leaf of a record that the shop says it has lost; undefined if there is none. */
export async function lostLeaf(
  { recordHash, logIndex }: LostRecord,
  around: Pick<Around, "kept" | "shop" | "now">,
): Promise<RecordsLogLeaf | undefined> {
  const view = await watchLog("records", around);
  const proved = view && (await ifReadable(() => proveLeaf(view, logIndex)));
  if (proved === undefined) return undefined;
  try {
    const leaf = recordsLog.read(proved.entry);
    return leaf.recordHash === recordHash ? leaf : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The server seed of an opening whose record is lost, from the records log. Undefined if the log has no record of its
 * nonce: then the shop must still send one.
 */
export async function lostSeed(
  { offer }: RevealedOpening,
  lost: LostRecord,
  around: Pick<Around, "kept" | "shop" | "now">,
): Promise<string | undefined> {
  const leaf = await lostLeaf(lost, around);
  const { commitment } = parseOffer(offer.text);
  return leaf !== undefined && commitmentOf(leaf.serverSeed) === commitment ? leaf.serverSeed : undefined;
}
