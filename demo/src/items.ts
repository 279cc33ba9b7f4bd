import type { ProductSafety } from "@trove/contract/product-safety";
import type { Cents } from "@trove/money";
import { categories } from "./categories.ts";
import { fixedId, momentOn, openingStockDay, toSlug } from "./identity.ts";
import { photoOf, viewsOf } from "./photographs/views.ts";
import { safetyOf } from "./safety.ts";
import { readItems, type Translations } from "./read-catalogue.ts";

export type DemoItem = {
  id: string;
  slug: string;
  name: string;
  description: string;
  translations: Translations;
  brand: string;
  safety: ProductSafety;
  categoryId: string;
  marketPrice: Cents;
  weightGrams: number;
  /** Pieces in stock; null means unlimited. */
  stock: number | null;
  /** The name of the file in demo/motifs from which the item's photographs are made, without the extension. */
  motif: string;
  /** Files in demo/pictures. The main picture is first. */
  pictures: readonly string[];
  createdAtUtc: string;
};

/** All items of the demo shop, category by category. */
export const items: readonly DemoItem[] = Object.freeze(
  categories.flatMap((category) =>
    readItems(category.slug).map(({ since, stock, priceCents, ...texts }) => {
      const slug = toSlug(texts.name);
      const createdAtUtc = momentOn(since ?? openingStockDay(slug), slug);
      const brand = texts.name.split(" ", 1).join();
      const id = fixedId("item", slug, createdAtUtc);
      return Object.freeze({
        ...texts,
        id,
        slug,
        brand,
        safety: safetyOf(brand, id),
        categoryId: category.id,
        marketPrice: priceCents,
        stock: stock ?? null,
        pictures: Object.freeze(viewsOf(slug, priceCents).map((view) => photoOf(slug, view))),
        createdAtUtc,
      });
    }),
  ),
);
