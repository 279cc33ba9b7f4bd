import { changesOpenBoxes, oddsOfBoxes } from "./audited-boxes.ts";
import { defineAct } from "../acts/act.ts";
import { startWork, type WorkParts } from "./change-work.ts";
import { shownWork } from "./shown-work.ts";

/**
 * Other prices publish other odds of the open boxes that hold the items. All rows are approved together, by whoever may
 * change items: other work needs no approval as a whole.
 */
export const workActs = (parts: Pick<WorkParts, "workRules">) => [
  defineAct({
    name: "startWork",
    run: async (context, { person, idempotency, params, body }) => {
      await startWork({ ...parts, ...context }, { person, idempotency, workId: params.id }, body);
      return shownWork(context, params.id);
    },
    approval: {
      kind: "publishing",
      asks: async (db, { subjectId }) => {
        const { title, kind, moveTo, rows } = await shownWork({ db }, subjectId);
        return { action: "startWork", title, kind, moveTo, rows: rows.Waiting };
      },
      decidedWith: "catalogue.change",
      isNeeded: changesOpenBoxes,
      odds: oddsOfBoxes,
    },
  }),
];
