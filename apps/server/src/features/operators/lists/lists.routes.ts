import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import { readViews } from "./lists.store.ts";
import { mayReadList } from "./may-read-list.ts";
import { viewResponse } from "./view-response.ts";

export function savedViewRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("listSavedViews", async ({ person, query }) => {
    if (!(await mayReadList(db, person, query.list))) return [];
    return (await readViews(db, person.userId, query.list)).map((view) => viewResponse(view, person.userId));
  });
}
