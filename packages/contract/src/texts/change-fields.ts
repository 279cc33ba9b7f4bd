import { MAKER_FIELDS } from "./product-safety.ts";

/** The item fields that a row can change. Categories are ids; pictures are addresses, one per line. */
export const ITEM_CHANGE_FIELDS = [
  "name",
  "brand",
  "description",
  "categoryId",
  "marketPrice",
  "stock",
  "weightGrams",
  "isSellable",
  "isActive",
  "pictures",
  "altTexts",
  "slug",
  "frName",
  "frDescription",
  "viName",
  "viDescription",
  "cnName",
  "cnDescription",
  "arName",
  "arDescription",
  ...MAKER_FIELDS,
  "identifier",
  "enWarnings",
  "frWarnings",
  "viWarnings",
  "cnWarnings",
  "arWarnings",
] as const;
export type ItemChangeField = (typeof ITEM_CHANGE_FIELDS)[number];

/** The fields that a row of bulk work can change: those of an item, or the status of a shipment. */
export const CHANGE_FIELDS = [...ITEM_CHANGE_FIELDS, "status"] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
