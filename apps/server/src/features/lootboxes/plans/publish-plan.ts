import { oddsHash, oddsTableText } from "@trove/fairness";
import type { Missing } from "@trove/lootboxes";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { type ItemRow, readItemPage } from "../../items/index.ts";
import { requireConfirmedPayout } from "../payouts.ts";
import { publishVersion } from "../publish-lootbox.ts";
import { planOf, prospectOf } from "./plan.ts";
import { deletePlan, holdItems, lockBox, type PlannedBoxRow, readPlannedBox, setBoxStatus } from "./plans.store.ts";

/** The odds that an operator has seen in a rehearsal and wants to publish. */
export type Rehearsed = { version: number; oddsHash?: string | undefined; confirmedPayout?: string | undefined };

const missingTexts: Record<Missing, { field: string; text: string }> = {
  Picture: { field: "imageUrl", text: "Picture is required" },
  TooFewDrops: { field: "drops", text: "A box needs at least two items" },
  TooManyDrops: { field: "drops", text: "A box has at most 50 items" },
  Tickets: { field: "drops", text: "Tickets must add up to exactly 1,000,000" },
  EmptyDrop: { field: "drops", text: "Every item needs at least one ticket" },
  InactiveItem: { field: "drops", text: "Every item must be active" },
};

/** Groups the problems that prevent a box from being published, by field. */
export function errorsOf(missing: readonly Missing[]): Record<string, string[]> {
  const texts = missing.map((each) => missingTexts[each]);
  const byField = Map.groupBy(texts, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, found]) => [field, found.map(({ text }) => text)]));
}

/** Reads the items of plans, with their present names and prices. */
export async function readPlannedItems(
  db: Connection,
  boxes: readonly PlannedBoxRow[],
): Promise<ReadonlyMap<string, ItemRow>> {
  const ids = [...new Set(boxes.flatMap((box) => planOf(box).drops.map(({ itemId }) => itemId)))];
  // Odds tables state the items' English names.
  const selection = { ids, language: "en" } as const;
  const rows = await readItemPage(db, selection, { by: "Name", direction: "Asc" }, { limit: ids.length, offset: 0 });
  return new Map(rows.map((row) => [row.itemId, row]));
}

/**
 * Locks the items of a box's plan, then the box: a change of an item locks them in the same order. Afterwards nothing
 * can change what would be published. Throws NOT_FOUND and VERSION_CONFLICT.
 */
export async function holdPlannedBox(tx: Transaction, lootboxId: string, version: number): Promise<PlannedBoxRow> {
  const seen = await readPlannedBox(tx, lootboxId);
  if (seen === undefined) throw new Refusal("NOT_FOUND");
  await holdItems(
    tx,
    planOf(seen).drops.map(({ itemId }) => itemId),
  );
  await lockBox(tx, lootboxId);
  const box = await readPlannedBox(tx, lootboxId);
  if (box === undefined || box.version !== version || seen.version !== version) throw new Refusal("VERSION_CONFLICT");
  return box;
}

/**
 * Publishes a locked box's plan and makes the box Active. If the odds differ from the last version's, freezes a new
 * version and returns true.
 * - If people can still open the box by the terms log, it keeps its present odds until the new ones are in force.
 * - Throws VALIDATION_FAILED, PAYOUT_UNCONFIRMED, and VERSION_CONFLICT if the odds aren't the rehearsed ones.
 */
export async function publishPlan(
  tx: Transaction,
  box: PlannedBoxRow,
  rehearsed: Rehearsed,
  sellRate: number,
  at: Date,
): Promise<boolean> {
  const { lootboxId, status } = box;
  const prospect = prospectOf(box, await readPlannedItems(tx, [box]), sellRate);
  if (prospect.table === null) throw new Refusal("VALIDATION_FAILED", { errors: errorsOf(prospect.missing) });
  const { table, isSame } = prospect;
  const isRehearsed = rehearsed.oddsHash === undefined ? isSame : rehearsed.oddsHash === oddsHash(oddsTableText(table));
  if (!isRehearsed) {
    const detail =
      "The odds are not the ones that were rehearsed: an item has another name or price now, or the sell rate has changed";
    throw new Refusal("VERSION_CONFLICT", { detail });
  }
  requireConfirmedPayout(table, rehearsed.confirmedPayout);
  // A Paused box becomes Active before its new version is stored: only Active boxes keep their present version until
  // the new one is in force.
  if (status === "Paused") await setBoxStatus(tx, lootboxId, "Active", at);
  if (!isSame) {
    const { price, drops } = planOf(box);
    const sellBasisPoints = Math.round(10_000 * sellRate);
    await publishVersion(tx, { lootboxId, tableVersion: table.version, price, drops, sellBasisPoints, at });
  }
  if (status === "Draft") await setBoxStatus(tx, lootboxId, "Active", at);
  await deletePlan(tx, lootboxId);
  return !isSame;
}
