import type { Cents } from "@trove/money";
import { categories } from "./categories.ts";
import type { CategoryName } from "./categories.ts";
import { fixedId, momentOn, openingStockDay, toSlug } from "./identity.ts";
import { photoOf, viewsOf } from "./photographs/views.ts";

export type DemoItem = {
  id: string;
  slug: string;
  name: string;
  description: string;
  brand: string;
  categoryId: string;
  marketPrice: Cents;
  /** Pieces in stock; null means unlimited. */
  stock: number | null;
  /** The file of demo/motifs from which its photographs are made, without the ending. */
  motif: string;
  /** Files in demo/pictures, main picture first. */
  pictures: readonly string[];
  createdAtUtc: string;
};

/**
 * An item as the item files define it. The brand is the first word of the name, and the slug is derived from the name.
 */
type ItemRow = {
  name: string;
  price: Cents;
  /** Its motif: a file of demo/motifs without the ending. */
  picture: string;
  text: string;
  /** The day on which it was added (YYYY-MM-DD), unless it belongs to the opening stock. */
  since?: string;
  stock?: number;
};

/** Turns rows into items of a category. */
export function shelf(category: CategoryName, rows: readonly ItemRow[]): readonly DemoItem[] {
  const categoryId = categories.find(({ name }) => name === category)?.id;
  if (categoryId === undefined) throw new Error(`There is no category "${category}"`);
  return rows.map((row) => {
    const slug = toSlug(row.name);
    const createdAtUtc = momentOn(row.since ?? openingStockDay(slug), slug);
    return Object.freeze({
      id: fixedId("item", slug, createdAtUtc),
      slug,
      name: row.name,
      description: row.text,
      brand: row.name.split(" ", 1).join(),
      categoryId,
      marketPrice: row.price,
      stock: row.stock ?? null,
      motif: row.picture,
      pictures: Object.freeze(viewsOf(slug, row.price).map((view) => photoOf(slug, view))),
      createdAtUtc,
    });
  });
}
