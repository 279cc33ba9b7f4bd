import type { ResponseOf, Endpoints } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { CategoryRow, ItemRow } from "./items.store.ts";
import type { AnyItemRow } from "./shelf.store.ts";
import { tierOf } from "./tier.ts";

type Item = ResponseOf<Endpoints["listItems"]>["items"][number];
type Category = ResponseOf<Endpoints["listCategories"]>[number];

/** The item fields that appear inside other resources. */
export type ItemBrief = Pick<Item, "id" | "name" | "imageUrl" | "marketPrice" | "tier">;
export type ItemBriefRow = Pick<ItemRow, "itemId" | "name" | "imageUrl" | "marketPriceCents">;

/** Renders an item's brief in wire form. The row may be of any table that has these columns. */
export function itemBrief({ itemId, name, imageUrl, marketPriceCents }: ItemBriefRow): ItemBrief {
  return { id: itemId, name, imageUrl, marketPrice: toEuros(marketPriceCents), tier: tierOf(marketPriceCents) };
}

/** Renders an item in wire form. */
export function itemResponse(row: ItemRow): Item {
  return {
    ...itemBrief(row),
    slug: row.slug,
    description: row.description,
    galleryUrls: row.galleryUrls,
    categoryId: row.categoryId,
    category: { id: row.categoryId, name: row.categoryName },
    brand: row.brand,
    stock: row.stock,
    isSellable: row.isSellable,
    isActive: row.isActive,
    createdAtUtc: row.createdAt.toISOString(),
    updatedAtUtc: row.updatedAt.toISOString(),
    version: row.version,
    weightGrams: row.weightGrams,
  };
}

/** Renders an item for pages that show its pictures large. */
export function itemWithTexts(row: ItemRow): ResponseOf<Endpoints["getItem"]> {
  return { ...itemResponse(row), altTexts: row.altTexts };
}

/** Renders an item with its translations, as operators edit it. */
export function itemInLanguages(row: AnyItemRow): ResponseOf<Endpoints["getAdminItem"]> {
  return { ...itemResponse(row), altTexts: row.altTexts, translations: row.translations, lowStock: row.lowStock };
}

export function categoryResponse(row: CategoryRow): Category {
  const { categoryId, ...rest } = row;
  return { id: categoryId, ...rest };
}
