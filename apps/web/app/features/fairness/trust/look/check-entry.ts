import { commitmentOf, drawBoxes, MOST_BOXES, type OddsTable, VOID_REASONS } from "@trove/fairness";
import { type DrawnLeaf, recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";

/** Odds as the terms log has them, with the index of their leaf. */
export type LoggedOdds = { readonly table: OddsTable; readonly index: number };

/**
 * The fault of an entry of the records log: it is none, its seed is not the promised one, its odds were not on
 * record for its offer, its items do not follow, its reason is none of the protocol, or it is older than its offer.
 */
export type EntryFault = "entry" | "seed" | "odds" | "draw" | "reason" | "time";

function isDrawn(leaf: DrawnLeaf, { drops }: OddsTable): boolean {
  if (leaf.kind === "void") return true;
  const draws = drawBoxes(leaf, drops, leaf.quantity);
  return draws.every(({ ticket, drop }, box) => ticket === leaf.tickets[box] && drop.itemId === leaf.itemIds[box]);
}

const reasons: readonly string[] = VOID_REASONS;

/** An offer names the state of the terms log under which it was made. Its odds stood before the end of that state. */
const isOnRecord = ({ termsSize }: DrawnLeaf, odds: LoggedOdds) => termsSize === undefined || odds.index < termsSize;

function faultOf(leaf: DrawnLeaf, odds: LoggedOdds | undefined): EntryFault | undefined {
  if (commitmentOf(leaf.serverSeed) !== leaf.commitment) return "seed";
  if (leaf.offeredAt > leaf.time) return "time";
  if (leaf.kind === "void" && !reasons.includes(leaf.reason)) return "reason";
  if (odds === undefined || !isOnRecord(leaf, odds)) return "odds";
  return isDrawn(leaf, odds.table) ? undefined : "draw";
}

export type CheckedEntry = { readonly leaf: RecordsLogLeaf | undefined; readonly fault: EntryFault | undefined };

/** Recomputes an entry of the records log. `find` looks odds up by their hash. */
export async function checkEntry(
  entry: Uint8Array,
  index: number,
  find: (oddsHash: string) => Promise<LoggedOdds | undefined>,
): Promise<CheckedEntry> {
  const leaf = recordsLog.readKnown(entry);
  if (leaf?.kind === "lost") return { leaf, fault: leaf.logIndex < index ? undefined : "entry" };
  if (leaf === undefined || leaf.quantity > MOST_BOXES) return { leaf, fault: "entry" };
  return { leaf, fault: faultOf(leaf, await find(leaf.oddsHash)) };
}
