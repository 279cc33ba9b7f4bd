import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { type ItemBox, payoutToConfirm } from "../../lootboxes/index.ts";
import type { OperationParts } from "../acts/operate.ts";

const MINUTE_MS = 60_000;

/** `oddsNoticeMinutes` is how long before other odds of an open box are in force they are announced. */
export type PreviewParts = Pick<OperationParts, "db" | "now"> & { oddsNoticeMinutes: number };
export type ChangedBoxes = ResponseOf<Endpoints["previewItem"]>;

/** Boxes in wire form that would get a new version, and what has to be confirmed then. */
export function changedBoxes(
  { now, oddsNoticeMinutes }: Omit<PreviewParts, "db">,
  boxes: readonly ItemBox[],
): ChangedBoxes {
  const soonest = new Date(now().getTime() + oddsNoticeMinutes * MINUTE_MS).toISOString();
  const shown = boxes.map(({ lootboxId, price, payout: { before, after }, ...box }) => {
    const isAnnounced = box.status === "Active" && oddsNoticeMinutes > 0;
    const payoutRatio = { before: before / 10_000, after: after / 10_000 };
    return { id: lootboxId, ...box, price: toEuros(price), payoutRatio, inForceFromUtc: isAnnounced ? soonest : null };
  });
  return { boxes: shown, toConfirm: payoutToConfirm(boxes) };
}
