import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { Refusal } from "../../../command/refusal.ts";
import { countItems, itemResponse, itemInLanguages, readAnyItem, readItemPage } from "../../items/index.ts";
import { createItem } from "./change-item.ts";
import { previewItem } from "./preview-item.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import type { AdminParts } from "../parts.ts";

export function adminItemRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("listAdminItems", async ({ query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const selection = { ...query, language: "en" } as const;
    const [rows, totalCount] = await Promise.all([
      readItemPage(db, selection, sort, pageRange(query)),
      countItems(db, selection),
    ]);
    return pageResponse(query, rows.map(itemResponse), totalCount);
  });

  bind("getAdminItem", async ({ params }) => {
    const row = await readAnyItem(db, params.id);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return itemInLanguages(row);
  });

  bind("previewItem", ({ params, query }) => previewItem(parts, params.id, query));

  bind("createItem", async ({ person, idempotency, body }) =>
    itemInLanguages(await createItem(parts, { person, idempotency }, body)),
  );

  bind("updateItem", (call) => throughApproval(parts, "updateItem", call, sentCall(call)));
}
