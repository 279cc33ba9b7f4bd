export { bulkItemRoutes } from "./bulk/bulk-items.routes.ts";
export { itemWorkRules } from "./bulk/item-work-rules.ts";
export { operatorCategoryRoutes } from "./categories.routes.ts";
export { categoryActs } from "./category-acts.ts";
export { itemActs } from "./item-acts.ts";
export { operatorItemRoutes } from "./items.routes.ts";
export { stockRoutes } from "./stock.routes.ts";
export { slugOf } from "./slug.ts";
export type { ItemParts } from "./change-item.ts";
