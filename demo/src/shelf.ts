import type { Cents } from "@trove/money";
import { categories } from "./categories.ts";
import type { CategoryName } from "./categories.ts";
import { fixedId, momentOn, openingStockDay, toSlug } from "./identity.ts";

export type DemoItem = {
  id: string;
  slug: string;
  name: string;
  description: string;
  brand: string;
  categoryId: string;
  marketPrice: Cents;
  /** Pieces the shop can sell; null means that it can always order more. */
  stock: number | null;
  /** File names in demo/pictures, the main one first. */
  pictures: readonly string[];
  createdAtUtc: string;
};

/** An item as it is written down: the brand is the first word of the name, the slug follows from the name. */
type ItemRow = {
  name: string;
  price: Cents;
  picture: string;
  text: string;
  /** The day on which it came in (YYYY-MM-DD), for what was not there at the opening. */
  since?: string;
  stock?: number;
};

/** Puts rows on the shelf of a category. */
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
      pictures: Object.freeze([`${row.picture}.webp`]),
      createdAtUtc,
    });
  });
}
