import type { Endpoints, QueryOf, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import { readAnyItem } from "../../items/index.ts";
import { type ItemBox, payoutToConfirm, readItemBoxes } from "../../lootboxes/index.ts";
import type { OperationParts } from "../operations/operate.ts";

const MINUTE_MS = 60_000;

/** `oddsNoticeMinutes` is how long before other odds of an open box are in force they are announced. */
export type PreviewParts = Pick<OperationParts, "db" | "now"> & { oddsNoticeMinutes: number };
type Preview = ResponseOf<Endpoints["previewItem"]>;

/** Boxes in wire form that would get a new version, and what has to be confirmed then. */
export function changedBoxes({ now, oddsNoticeMinutes }: Omit<PreviewParts, "db">, boxes: readonly ItemBox[]): Preview {
  const soonest = new Date(now().getTime() + oddsNoticeMinutes * MINUTE_MS).toISOString();
  const shown = boxes.map(({ lootboxId, price, payout: { before, after }, ...box }) => {
    const isAnnounced = box.status === "Active" && oddsNoticeMinutes > 0;
    const payoutRatio = { before: before / 10_000, after: after / 10_000 };
    return { id: lootboxId, ...box, price: toEuros(price), payoutRatio, inForceFromUtc: isAnnounced ? soonest : null };
  });
  return { boxes: shown, toConfirm: payoutToConfirm(boxes) };
}

/** The boxes that would get a new version if the item's name or price changed. Throws NOT_FOUND for the item. */
export async function previewItem(
  parts: PreviewParts,
  itemId: string,
  { marketPrice }: QueryOf<Endpoints["previewItem"]>,
): Promise<Preview> {
  if ((await readAnyItem(parts.db, itemId)) === undefined) throw new Refusal("NOT_FOUND");
  return changedBoxes(parts, await readItemBoxes(parts.db, new Map([[itemId, marketPrice]])));
}
