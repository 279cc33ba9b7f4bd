import { type Endpoint, endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { mayDo } from "../../auth/index.ts";
import type { AdminParts } from "../parts.ts";
import { readViews, type SavedView } from "./lists.store.ts";
import { changeView, deleteView, saveView } from "./save-view.ts";

const viewResponse = ({ userId, viewId, ...view }: SavedView, reader: string) => ({
  id: viewId,
  isMine: userId === reader,
  ...view,
});

/** Whether a person may call the endpoint that reads a list: a shared view may name people or amounts. */
async function mayReadList(db: Connection, person: Person, list: string): Promise<boolean> {
  const endpoint: Endpoint | undefined = Object.values(endpoints).find(({ name }) => name === list);
  const permission = endpoint?.permission;
  return !permission || mayDo(db, person, permission);
}

export function savedViewRoutes(bind: Bind, parts: Pick<AdminParts, "db" | "now">): void {
  bind("listSavedViews", async ({ person, query }) => {
    if (!(await mayReadList(parts.db, person, query.list))) return [];
    return (await readViews(parts.db, person.userId, query.list)).map((view) => viewResponse(view, person.userId));
  });

  bind("saveView", async ({ person, idempotency, body }) =>
    viewResponse(await saveView(parts, { person, idempotency }, body), person.userId),
  );

  bind("changeView", async ({ person, idempotency, params, body }) =>
    viewResponse(await changeView(parts, { person, idempotency, viewId: params.id }, body), person.userId),
  );

  bind("deleteView", async ({ person, idempotency, params, query }) => {
    await deleteView(parts, { person, idempotency, viewId: params.id }, query.version);
    return undefined;
  });
}
