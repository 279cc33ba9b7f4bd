import type { Bind } from "../../../http/bind.ts";
import { readAllCategories } from "../index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { categoryResponse } from "./category-response.ts";
import { createCategory } from "./change-category.ts";

export function operatorCategoryRoutes(bind: Bind, parts: OperationParts): void {
  bind("listAdminCategories", async () => (await readAllCategories(parts.db)).map(categoryResponse));

  bind("createCategory", async ({ person, idempotency, body }) =>
    categoryResponse(await createCategory(parts, { person, idempotency }, body)),
  );
}
