export { itemBrief, type ItemBrief, itemResponse } from "./item-response.ts";
export { itemRoutes, type RelatedBox, type RelatedBoxes } from "./items.routes.ts";
export { countItems, type ItemRow, matchesSearch, readItemPage } from "./items.store.ts";
export {
  addToStock,
  hasCategory,
  hasItems,
  insertItem,
  type ItemFields,
  lockItem,
  readStock,
  rewriteItem,
  setStock,
} from "./shelf.store.ts";
export { oneSearch } from "./one-search.ts";
export { tierOf } from "./tier.ts";
