import type { Bind } from "../../../http/bind.ts";
import { readAllCategories } from "../index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { categoryResponse } from "./category-response.ts";

export function operatorCategoryRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("listAdminCategories", async () => (await readAllCategories(db)).map(categoryResponse));
}
