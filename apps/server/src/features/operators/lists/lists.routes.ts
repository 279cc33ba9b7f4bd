import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import { readViews, type SavedView } from "./lists.store.ts";
import { mayReadList } from "./may-read-list.ts";
import { changeView, deleteView, saveView } from "./save-view.ts";

const viewResponse = ({ userId, viewId, ...view }: SavedView, reader: string) => ({
  id: viewId,
  isMine: userId === reader,
  ...view,
});

export function savedViewRoutes(bind: Bind, parts: OperationParts): void {
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
