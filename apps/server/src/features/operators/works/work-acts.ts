import { changesOpenBoxes, oddsOfBoxes } from "./audited-boxes.ts";
import { defineAct } from "../acts/act.ts";
import type { Connection } from "../../../database/connection.ts";
import { cancelWork, retryWork, startWork, workPermission, type WorkParts } from "./change-work.ts";
import { revertWork } from "./revert-work.ts";
import { shownWork } from "./shown-work.ts";

const ofWork = {
  prepare: workPermission,
  response: (db: Connection, _facts: object, { params }: { params: { id: string } }) => shownWork({ db }, params.id),
};

/**
 * Work that changes prices also publishes new odds of the open boxes with these items. So an operator with the
 * permission to change items approves all its rows together. Other work needs no approval as a whole.
 */
export const workActs = (parts: WorkParts) => [
  defineAct({
    ...ofWork,
    name: "startWork",
    change: (...act) => startWork(parts, ...act),
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
  defineAct({ ...ofWork, name: "cancelWork", change: cancelWork }),
  defineAct({ ...ofWork, name: "retryWork", change: (tx, _at, call) => retryWork(parts, tx, call) }),
  defineAct({
    name: "revertWork",
    prepare: workPermission,
    change: (tx, at, call) => revertWork(parts, tx, at, call),
    response: (db, { workId }) => shownWork({ db }, workId),
  }),
];
