import type { LostRecord } from "@trove/fairness";
import { recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";
import { ifReadable, proveLeaf } from "./prove-leaf.ts";
import { watchLog } from "./watch-log.ts";
import type { Around } from "../opening/around.ts";

/** The records log's leaf of a record that the shop says it has lost; undefined if there is none. */
export async function lostLeaf(
  { recordHash, logIndex }: LostRecord,
  around: Pick<Around, "kept" | "shop" | "now">,
): Promise<RecordsLogLeaf | undefined> {
  const view = await watchLog("records", around);
  const proved = view && (await ifReadable(() => proveLeaf(view, logIndex)));
  if (proved === undefined) return undefined;
  const leaf = recordsLog.readKnown(proved.entry);
  return leaf?.recordHash === recordHash ? leaf : undefined;
}
