import type { Bind } from "../../../http/bind.ts";
import { readAllCategories } from "../../items/index.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import type { AdminParts } from "../parts.ts";
import { categoryResponse } from "./category-response.ts";
import { createCategory } from "./change-category.ts";

export function adminCategoryRoutes(bind: Bind, parts: AdminParts): void {
  bind("listAdminCategories", async () => (await readAllCategories(parts.db)).map(categoryResponse));

  bind("createCategory", async ({ person, idempotency, body }) =>
    categoryResponse(await createCategory(parts, { person, idempotency }, body)),
  );

  bind("updateCategory", (call) => throughApproval(parts, "updateCategory", call, sentCall(call)));
  bind("moveCategory", (call) => throughApproval(parts, "moveCategory", call, sentCall(call)));
}
