import type { Bind } from "../../../http/bind.ts";
import { readAllCategories } from "../../items/index.ts";
import type { OperationParts } from "../operations/operate.ts";
import { categoryResponse } from "./category-response.ts";
import { createCategory } from "./change-category.ts";

export function adminCategoryRoutes(bind: Bind, parts: OperationParts): void {
  bind("listAdminCategories", async () => (await readAllCategories(parts.db)).map(categoryResponse));

  bind("createCategory", async ({ person, idempotency, body }) =>
    categoryResponse(await createCategory(parts, { person, idempotency }, body)),
  );
}
