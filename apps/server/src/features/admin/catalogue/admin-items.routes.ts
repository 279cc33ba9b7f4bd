import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { Refusal } from "../../../command/refusal.ts";
import { countItems, itemResponse, itemWithTexts, readAnyItem, readItemPage } from "../../items/index.ts";
import { createItem } from "./change-item.ts";
import { previewItem } from "./preview-item.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import type { AdminParts } from "../parts.ts";

export function adminItemRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("listAdminItems", async ({ query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const [rows, totalCount] = await Promise.all([
      readItemPage(db, query, sort, pageRange(query)),
      countItems(db, query),
    ]);
    return pageResponse(query, rows.map(itemResponse), totalCount);
  });

  bind("getAdminItem", async ({ params }) => {
    const row = await readAnyItem(db, params.id);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return itemWithTexts(row);
  });

  bind("previewItem", ({ params, query }) => previewItem(parts, params.id, query));

  bind("createItem", async ({ person, idempotency, body }) =>
    itemWithTexts(await createItem(parts, { person, idempotency }, body)),
  );

  bind("updateItem", (call) => throughApproval(parts, "updateItem", call, sentCall(call)));
}
