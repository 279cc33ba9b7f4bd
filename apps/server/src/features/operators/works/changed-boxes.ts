import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { type ItemBox, payoutToConfirm } from "../../lootboxes/index.ts";
import type { OperationParts } from "../acts/operate.ts";

const MINUTE_MS = 60_000;

/**
 * `oddsNoticeMinutes` is the time between the announcement of new odds of an open box and the moment they are in force.
 */
export type PreviewParts = Pick<OperationParts, "db" | "now"> & { oddsNoticeMinutes: number };
export type ChangedBoxes = ResponseOf<Endpoints["previewItem"]>;

/** Returns payouts in wire form, where 1 is 100 %. */
export const payoutRatio = ({ payout: { before, after } }: ItemBox) => ({
  before: before / 10_000,
  after: after / 10_000,
});

/** Returns the boxes that would get a new version, in wire form, and the payout that must be confirmed for that. */
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
