import { changesOpenBoxes } from "../catalogue/audited-boxes.ts";
import type { Command } from "../operations/command.ts";
import { startWork } from "./change-work.ts";
import { shownWork } from "./shown-work.ts";
import { askForWork } from "./work-asks.ts";

/**
 * Other prices publish other odds of the open boxes that hold the items. All rows are approved together, by whoever may
 * change items: other work needs no approval as a whole.
 */
export const startWorkCommand: Command<"startWork"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    await startWork(parts, { person, idempotency, workId: params.id }, body);
    return shownWork(parts, params.id);
  },
  approval: { kind: "publishing", asks: askForWork, decidedWith: "catalogue.change", isNeeded: changesOpenBoxes },
};
