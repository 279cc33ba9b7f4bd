import type { CallResult } from "../../../api/request.ts";

/** An item as operators see it, with the alt texts of its pictures. */
export type CatalogueItem = CallResult<"getAdminItem">;
export type CatalogueCategory = CallResult<"listAdminCategories">[number];
