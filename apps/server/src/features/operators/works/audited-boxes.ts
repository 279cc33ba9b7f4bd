import { payoutText } from "@trove/lootboxes";
import { z } from "zod";
import { getsOtherOdds, type ItemBox } from "../../lootboxes/index.ts";
import type { Change } from "../acts/act.ts";

type AuditedBoxes = {
  before: { openBoxes?: string[] };
  /** `openOdds` has the hash of each open box's next odds table, by box id. */
  after: { openBoxes?: string[]; openOdds?: Record<string, string> };
};

/**
 * Describes for the audit log how a change of prices changes the odds of open boxes. Empty if it changes none. An
 * approval is valid only while `before` is unchanged, and only for the odds that {@link oddsOfBoxes} returns.
 */
export function auditedBoxes(boxes: readonly ItemBox[]): AuditedBoxes {
  const open = boxes.filter(getsOtherOdds);
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
      openOdds: Object.fromEntries(open.map(({ lootboxId, oddsHash }) => [lootboxId, oddsHash])),
    },
  };
}

const withOpenBoxes = z.object({ openBoxes: z.array(z.string()) });

/** True if a change gives open boxes other odds, which may need an approval. */
export const changesOpenBoxes = ({ after }: Pick<Change, "after">): boolean => withOpenBoxes.safeParse(after).success;

const withOpenOdds = z.object({ openOdds: z.record(z.string(), z.string()) });

/** Returns the odds that open boxes would get by a change, or null. */
export const oddsOfBoxes = ({ after }: Pick<Change, "after">): object | null =>
  withOpenOdds.safeParse(after).data ?? null;
