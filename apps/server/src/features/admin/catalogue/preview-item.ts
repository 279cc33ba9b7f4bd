import type { Endpoints, QueryOf, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import { readAnyItem } from "../../items/index.ts";
import { type ItemBox, readItemBoxes } from "../../lootboxes/index.ts";
import type { AdminParts } from "../parts.ts";

const MINUTE_MS = 60_000;

type ChangedBox = ResponseOf<Endpoints["previewItem"]>["boxes"][number];

/** Boxes in wire form that would get a new version. */
export function changedBoxes(
  { now, oddsNoticeMinutes }: Pick<AdminParts, "now" | "oddsNoticeMinutes">,
  boxes: readonly ItemBox[],
): ChangedBox[] {
  const soonest = new Date(now().getTime() + oddsNoticeMinutes * MINUTE_MS).toISOString();
  return boxes.map(({ lootboxId, price, ...box }) => {
    const isAnnounced = box.status === "Active" && oddsNoticeMinutes > 0;
    return { id: lootboxId, ...box, price: toEuros(price), inForceFromUtc: isAnnounced ? soonest : null };
  });
}

/** The boxes that would get a new version if the item's name or price changed. Throws NOT_FOUND for the item. */
export async function previewItem(
  parts: Pick<AdminParts, "db" | "now" | "oddsNoticeMinutes">,
  itemId: string,
  { marketPrice }: QueryOf<Endpoints["previewItem"]>,
): Promise<ChangedBox[]> {
  if ((await readAnyItem(parts.db, itemId)) === undefined) throw new Refusal("NOT_FOUND");
  return changedBoxes(parts, await readItemBoxes(parts.db, new Map([[itemId, marketPrice]])));
}
