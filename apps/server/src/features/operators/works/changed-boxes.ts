import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { type ItemBox, payoutToConfirm } from "../../lootboxes/index.ts";
import type { OperationParts } from "../acts/operate.ts";

const MINUTE_MS = 60_000;

/** `oddsNoticeMinutes` is how long before other odds of an open box are in force they are announced. */
export type PreviewParts = Pick<OperationParts, "db" | "now"> & { oddsNoticeMinutes: number };
export type ChangedBoxes = ResponseOf<Endpoints["previewItem"]>;

/** Payouts in wire form, where 1 is 100 %. */
export const payoutRatio = ({ payout: { before, after } }: ItemBox) => ({
  before: before / 10_000,
  after: after / 10_000,
});

/** Boxes in wire form that would get a new version, and the payout that has to be confirmed then. */
export function changedBoxes(
  { now, oddsNoticeMinutes }: Omit<PreviewParts, "db">,
  boxes: readonly ItemBox[],
): ChangedBoxes {
  const soonest = new Date(now().getTime() + oddsNoticeMinutes * MINUTE_MS).toISOString();
  const shown = boxes.map((box) => {
    const { lootboxId: id, name, status, price, tableVersion } = box;
    const inForceFromUtc = status === "Active" && oddsNoticeMinutes > 0 ? soonest : null;
    const own = { id, name, status, price: toEuros(price), tableVersion };
    return { ...own, payoutRatio: payoutRatio(box), inForceFromUtc };
  });
  return { boxes: shown, toConfirm: payoutToConfirm(boxes) };
}
