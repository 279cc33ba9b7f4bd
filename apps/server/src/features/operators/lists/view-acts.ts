import type { Connection } from "../../../database/connection.ts";
import { defineAct, defineDirectAct, type OperatorCall } from "../acts/act.ts";
import type { SavedView } from "./lists.store.ts";
import { changeView, deleteView, saveView } from "./save-view.ts";
import { viewResponse } from "./view-response.ts";

const response = (_db: Connection, view: SavedView, { person }: Pick<OperatorCall, "person">) =>
  viewResponse(view, person.userId);

export const viewActs = [
  defineAct({ name: "saveView", change: saveView, response }),
  defineAct({ name: "changeView", change: changeView, response }),
  defineDirectAct({ name: "deleteView", change: deleteView, response: () => undefined }),
];
