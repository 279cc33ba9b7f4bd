import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { countItems, itemResponse, readItemPage } from "../../items/index.ts";
import { createItem } from "./change-item.ts";
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

  bind("createItem", async ({ person, idempotency, body }) =>
    itemResponse(await createItem(parts, { person, idempotency }, body)),
  );

  bind("updateItem", (call) => throughApproval(parts, "updateItem", call, sentCall(call)));
}
