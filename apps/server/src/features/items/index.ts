export { type AskedPrice, withAskedPrice } from "./asked-price.ts";
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
export { itemBrief, type ItemBrief, itemInLanguages, itemResponse, offeredItem } from "./item-response.ts";
export { itemJobs } from "./reductions/item-jobs.ts";
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
  showsItems,
} from "./items.store.ts";
export { inLanguage, translated, translatedName, translationsOf } from "./in-language.store.ts";
export {
  type AnyItemRow,
  hasItems,
  insertItem,
  type ItemFields,
  lockItem,
  readAnyItem,
  rewriteItem,
} from "./shelf.store.ts";
export {
  addToStock,
  countStockEntries,
  readStock,
  readStockEntries,
  setLowStock,
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
  type Searched,
} from "./matches.store.ts";
export { oneSearch } from "./one-search.ts";
export { beginReduction, endReduction, readLowestPrices } from "./reductions/reductions.store.ts";
export { searchWords } from "./search-words.ts";
export { wishRoutes } from "./wishes/wishes.routes.ts";
export { readWishIds } from "./wishes/wishes.store.ts";
export { tierOf } from "./tier.ts";
