import type { CallResult } from "../../../api/request.ts";

/** An item as operators see it, with what its pictures show. */
export type CatalogueItem = CallResult<"getAdminItem">;
export type CatalogueCategory = CallResult<"listAdminCategories">[number];
