import type { ResponseOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { type ProductSafety, warningsIn } from "@trove/contract/product-safety";
import { percentBelow, toEuros } from "@trove/money";
import type { CategoryRow, ItemReduction, ItemRow, ItemWithSafetyRow } from "./items.store.ts";
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

/** Renders a running reduction. Its percent is rounded down, so that no reader expects more than there is. */
function reductionResponse(reduction: ItemReduction | null): Item["reduction"] {
  if (reduction === null) return null;
  const { priceCents, lowestCents, untilAt } = reduction;
  return {
    price: toEuros(priceCents),
    lowestPrice: toEuros(lowestCents),
    percent: percentBelow(priceCents, lowestCents),
    untilUtc: new Date(untilAt).toISOString(),
  };
}

/** Renders the brief of an item that is offered for sale. */
export const offeredItem = (row: ItemRow) => ({ ...itemBrief(row), reduction: reductionResponse(row.reduction) });

/** Renders an item in wire form. */
export function itemResponse(row: ItemRow): Item {
  return {
    ...offeredItem(row),
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

/** The facts about an item's safety, with the warnings in a language. */
const safetyIn = (language: Language, safety: ProductSafety) => ({ ...safety, warnings: warningsIn(language, safety) });

/** Renders an item for its page, in a language. */
export function itemWithTexts(
  row: ItemWithSafetyRow,
  language: Language,
): Omit<ResponseOf<Endpoints["getItem"]>, "rating"> {
  return { ...itemResponse(row), altTexts: row.altTexts, safety: safetyIn(language, row.safety) };
}

/** Renders an item with its translations, as operators edit it. */
export function itemInLanguages(row: AnyItemRow): ResponseOf<Endpoints["getAdminItem"]> {
  const { altTexts, translations, safety, safetyGaps, lowStock } = row;
  return { ...itemResponse(row), altTexts, translations, safety, safetyGaps, lowStock };
}

export function categoryResponse(row: CategoryRow): Category {
  const { categoryId, ...rest } = row;
  return { id: categoryId, ...rest };
}
