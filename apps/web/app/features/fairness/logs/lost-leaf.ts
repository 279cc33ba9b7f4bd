import { type LostProof, type LostRecord, proveLoss } from "@trove/fairness";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { ifReadable } from "./prove-leaf.ts";
import { watchLog } from "./watch-log.ts";

/**
 * The records log's leaf of a record that the shop says it has lost, and the leaf that says so, with their proofs.
 * Undefined if the log does not have both.
 */
export async function lostLeaf(
  lost: LostRecord,
  parts: Pick<BrowserParts, "kept" | "shop" | "now">,
): Promise<LostProof | undefined> {
  const view = await watchLog("records", parts);
  return view && ifReadable(() => proveLoss(lost, view));
}
