import { payoutText } from "@trove/lootboxes";
import { z } from "zod";
import type { ItemBox } from "../../lootboxes/index.ts";
import type { Change } from "../acts/act.ts";

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

const withOpenBoxes = z.object({ openBoxes: z.array(z.string()) });

/** Whether a change gives open boxes other odds, so that it publishes what a second person may have to approve. */
export const changesOpenBoxes = ({ after }: Pick<Change, "after">): boolean => withOpenBoxes.safeParse(after).success;
