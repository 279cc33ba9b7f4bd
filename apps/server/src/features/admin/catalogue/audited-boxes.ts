import { payoutText } from "@trove/lootboxes";
import type { ItemBox } from "../../lootboxes/index.ts";

type AuditedBoxes = { before: { openBoxes?: string[] }; after: { openBoxes?: string[] } };

/**
 * The open ones of these boxes as the audit log says what a change of prices does to them: nothing if there are none.
 * An approval holds as long as `before` is true: for these boxes, and for these versions of them.
 */
export function auditedBoxes(boxes: readonly ItemBox[]): AuditedBoxes {
  const open = boxes.filter(({ status }) => status === "Active");
  if (open.length === 0) return { before: {}, after: {} };
  return {
    before: {
      openBoxes: open.map(
        ({ name, payout, tableVersion }) => `${name}: version ${tableVersion - 1} pays ${payoutText(payout.before)} %`,
      ),
    },
    after: {
      openBoxes: open.map(
        ({ name, payout, tableVersion }) => `${name}: version ${tableVersion} pays ${payoutText(payout.after)} %`,
      ),
    },
  };
}
