export {
  type AnyCategoryRow,
  type CategoryFields,
  holdCategory,
  insertCategory,
  lockCategories,
  readAllCategories,
  renumberCategories,
  rewriteCategory,
} from "./categories.store.ts";
export { addDemand, type Sold } from "./demand.store.ts";
export { fitOf } from "./featured.store.ts";
export { itemBrief, type ItemBrief, itemResponse, itemWithTexts } from "./item-response.ts";
export { itemRoutes, type RelatedBox, type RelatedBoxes } from "./items.routes.ts";
export { readItemsAfter, readItemsNamed } from "./item-batches.store.ts";
export {
  countItems,
  type ItemRow,
  type ItemSelection,
  type ItemSort,
  type NearItem,
  readCategoriesFound,
  readItemPage,
  readItemPrices,
  readItemsBetween,
} from "./items.store.ts";
export { hasItems, insertItem, type ItemFields, lockItem, readAnyItem, rewriteItem } from "./shelf.store.ts";
export {
  addToStock,
  countStockEntries,
  readStock,
  readStockEntries,
  setStock,
  type StockCause,
} from "./stock.store.ts";
export {
  closestMatch,
  matchesBeginnings,
  matchesItemWords,
  matchesSearch,
  matchesOwnWords,
  type Nearness,
} from "./matches.store.ts";
export { oneSearch } from "./one-search.ts";
export { tierOf } from "./tier.ts";
