import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { type AnyCategoryRow, readAllCategories } from "../../items/index.ts";
import type { AdminParts } from "../parts.ts";
import { createCategory, moveCategory, updateCategory } from "./change-category.ts";

function categoryResponse({ categoryId, ...row }: AnyCategoryRow): ResponseOf<Endpoints["updateCategory"]> {
  return { id: categoryId, ...row };
}

export function adminCategoryRoutes(bind: Bind, parts: AdminParts): void {
  bind("listAdminCategories", async () => (await readAllCategories(parts.db)).map(categoryResponse));

  bind("createCategory", async ({ person, idempotency, body }) =>
    categoryResponse(await createCategory(parts, { person, idempotency }, body)),
  );

  bind("updateCategory", async ({ person, idempotency, params, body }) =>
    categoryResponse(await updateCategory(parts, { person, idempotency, categoryId: params.id }, body)),
  );

  bind("moveCategory", async ({ person, idempotency, params, body }) =>
    categoryResponse(await moveCategory(parts, { person, idempotency, categoryId: params.id }, body)),
  );
}
