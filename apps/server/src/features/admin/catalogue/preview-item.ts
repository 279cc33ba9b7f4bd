import type { Endpoints, QueryOf, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import { readAnyItem } from "../../items/index.ts";
import { readItemBoxes } from "../../lootboxes/index.ts";
import type { AdminParts } from "../parts.ts";

const MINUTE_MS = 60_000;

/** The boxes that would get a new version if the item's name or price changed. Throws NOT_FOUND for the item. */
export async function previewItem(
  { db, now, oddsNoticeMinutes }: Pick<AdminParts, "db" | "now" | "oddsNoticeMinutes">,
  itemId: string,
  { marketPrice }: QueryOf<Endpoints["previewItem"]>,
): Promise<ResponseOf<Endpoints["previewItem"]>["boxes"]> {
  if ((await readAnyItem(db, itemId)) === undefined) throw new Refusal("NOT_FOUND");
  const soonest = new Date(now().getTime() + oddsNoticeMinutes * MINUTE_MS).toISOString();
  return (await readItemBoxes(db, itemId, marketPrice)).map(({ lootboxId, price, ...box }) => {
    const isAnnounced = box.status === "Active" && oddsNoticeMinutes > 0;
    return { id: lootboxId, ...box, price: toEuros(price), inForceFromUtc: isAnnounced ? soonest : null };
  });
}
