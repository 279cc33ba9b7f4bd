import { payoutText } from "@trove/lootboxes";
import { z } from "zod";
import { getsOtherOdds, type ItemBox } from "../../lootboxes/index.ts";
import type { Change } from "../acts/act.ts";

type AuditedBoxes = {
  before: { openBoxes?: string[] };
  /** `openOdds` has the hashes of the tables that these boxes get, by their ids. */
  after: { openBoxes?: string[]; openOdds?: Record<string, string> };
};

/**
 * Describes for the audit log how a change of prices changes the odds of the open boxes among these; empty if it
 * changes none. An approval holds as long as `before` is true, and only for the odds of {@link oddsOfBoxes}.
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

/** Whether a change gives open boxes other odds, which a second person may have to approve. */
export const changesOpenBoxes = ({ after }: Pick<Change, "after">): boolean => withOpenBoxes.safeParse(after).success;

const withOpenOdds = z.object({ openOdds: z.record(z.string(), z.string()) });

/** The odds that open boxes get by a change. */
export const oddsOfBoxes = ({ after }: Pick<Change, "after">): object | null =>
  withOpenOdds.safeParse(after).data ?? null;
