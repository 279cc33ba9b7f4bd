import { changesOpenBoxes, oddsOfBoxes } from "./audited-boxes.ts";
import { defineAct } from "../acts/act.ts";
import { startWork, type WorkParts } from "./change-work.ts";
import { shownWork } from "./shown-work.ts";

/**
 * Work that changes prices also publishes new odds of the open boxes with these items. So an operator with the
 * permission to change items approves all its rows together. Other work needs no approval as a whole.
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
