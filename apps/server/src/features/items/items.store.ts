import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { Language } from "@trove/contract/languages";
import { noSafety, type ProductSafety, type SafetyGap } from "@trove/contract/product-safety";
import { featuredItems } from "./featured.store.ts";
import { foldedName, inLanguage } from "./in-language.store.ts";
import { matchesCategory, matchesItem } from "./matches.store.ts";

export type ItemSelection = {
  /** The language whose texts a search compares, besides the English ones. */
  language: Language;
  search?: string | undefined;
  categoryId?: string | undefined;
  /** Bounds of the price that the shop asks now. */
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  /** If true, leaves out sold-out items. */
  inStock?: boolean | undefined;
  ids?: readonly string[] | undefined;
  /** True selects items that the shop shows, false the others, undefined both. */
  isActive?: boolean | undefined;
  /** True selects items that lack facts about their safety, false the others, undefined both. */
  lacksSafety?: boolean | undefined;
};

export type ItemSort = { by: "MarketPrice" | "Name" | "CreatedAtUtc"; direction: "Asc" | "Desc" };
type ItemOrder = Pick<ItemSort, "direction"> & { by: ItemSort["by"] | "PriceNow" | "Featured" };

/**
 * Sorts names by their letters, ignoring case and accents, so that the order does not depend on the database's
 * collation.
 */
export function sortColumn(by: ItemSort["by"] | "PriceNow", language: Language) {
  if (by === "Name") return foldedName(language, "i");
  if (by === "PriceNow") return sql`i.price_cents`;
  return by === "MarketPrice" ? sql`i.market_price_cents` : sql`i.created_at`;
}

const ownColumns = [
  "i.itemId",
  "i.slug",
  "i.imageUrl",
  "i.galleryUrls",
  "i.altTexts",
  "i.categoryId",
  "i.brand",
  "i.marketPriceCents",
  "s.available as stock",
  "i.isSellable",
  "i.isActive",
  "i.createdAt",
  "i.updatedAt",
  "i.version",
  "i.weightGrams",
  sql<SafetyGap[]>`i.safety_gaps`.as("safetyGaps"),
  // Not the columns themselves, because stored facts are JSON, where a time is a text.
  sql<ItemReduction | null>`case when i.reduced_cents is not null then jsonb_build_object(
    'priceCents', i.reduced_cents, 'lowestCents', i.lowest_cents, 'untilAt', i.reduced_until) end`.as("reduction"),
] as const;

/** The reduction of an item's price that runs. */
export type ItemReduction = { priceCents: Cents; lowestCents: Cents; untilAt: string };

/** The facts about an item's safety. */
export const safetyColumn = sql<ProductSafety>`${sql.lit(JSON.stringify(noSafety))}::jsonb || i.safety`.as("safety");

/** The columns of an item, with its texts in a language. */
export function itemColumns(language: Language) {
  return [
    ...ownColumns,
    inLanguage(language, "i", "name").as("name"),
    inLanguage(language, "i", "description").as("description"),
    inLanguage(language, "c", "name").as("categoryName"),
  ] as const;
}

export type ItemWithSafetyRow = NonNullable<Awaited<ReturnType<typeof readItem>>>;
export type ItemRow = Omit<ItemWithSafetyRow, "safety">;

export function itemTables(db: Connection) {
  return db
    .selectFrom("items as i")
    .innerJoin("categories as c", "c.categoryId", "i.categoryId")
    .leftJoin("itemStock as s", "s.itemId", "i.itemId");
}

export function selectedItems(db: Connection, selection: ItemSelection) {
  const { search, language, categoryId, minPrice, maxPrice, inStock, ids, isActive, lacksSafety } = selection;
  let query = itemTables(db).where(matchesItem(search, language, isActive));
  if (isActive !== undefined) query = query.where("i.isActive", "=", isActive);
  if (categoryId !== undefined) query = query.where("i.categoryId", "=", categoryId);
  if (minPrice !== undefined) query = query.where("i.priceCents", ">=", minPrice);
  if (maxPrice !== undefined) query = query.where("i.priceCents", "<=", maxPrice);
  if (inStock) query = query.where((eb) => eb.or([eb("s.available", "is", null), eb("s.available", ">", 0)]));
  if (ids !== undefined) query = query.where((eb) => eb("i.itemId", "=", eb.fn.any(eb.val(ids))));
  if (lacksSafety !== undefined) query = query.where(sql<boolean>`(i.safety_gaps <> '{}') = ${lacksSafety}`);
  return query;
}

export function readItemPage(
  db: Connection,
  selection: ItemSelection,
  { by, direction: way }: ItemOrder,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> {
  const direction = way === "Asc" ? "asc" : "desc";
  const { search, language } = selection;
  return selectedItems(db, selection)
    .select(itemColumns(language))
    .orderBy(by === "Featured" ? featuredItems(search, language) : sortColumn(by, language), direction)
    .orderBy("i.itemId", direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export type NearItem = { place: number; itemId: string; marketPriceCents: Cents; stock: number | null };

/**
 * Returns up to `most` items for each range of prices, cheapest first, with the place of their range in `ranges`. Only
 * items that the shop shows. Makes one query and reads only price and stock, so that it stays fast.
 */
export async function readItemsBetween(
  db: Connection,
  ranges: readonly { minPrice: Cents; maxPrice: Cents }[],
  most: number,
): Promise<NearItem[]> {
  const [least, highest] = [ranges.map(({ minPrice }) => minPrice), ranges.map(({ maxPrice }) => maxPrice)];
  const { rows } = await sql<NearItem>`
    select r.place::integer - 1 as place, near.item_id, near.market_price_cents, near.stock
    from unnest(${least}::bigint[], ${highest}::bigint[]) with ordinality as r (least, highest, place)
    cross join lateral (
      select i.item_id, i.market_price_cents, s.available as stock
      from items i left join item_stock s using (item_id)
      where i.is_active and i.market_price_cents between r.least and r.highest
      order by i.market_price_cents, i.item_id
      limit ${most}) as near`.execute(db);
  return rows;
}

/** Returns current market prices by item id. Reads only these, so that lists can ask for hundreds of items. */
export async function readItemPrices(db: Connection, itemIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db
    .selectFrom("items")
    .select(["itemId", "marketPriceCents"])
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val([...itemIds]))))
    .execute();
  return new Map(rows.map(({ itemId, marketPriceCents }) => [itemId, marketPriceCents]));
}

export async function countItems(db: Connection, selection: ItemSelection): Promise<number> {
  const { totalCount } = await selectedItems(db, selection)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Finds an item if the shop shows it. */
export function readItem(db: Connection, itemId: string, language: Language) {
  return itemTables(db)
    .select([...itemColumns(language), safetyColumn])
    .where("i.itemId", "=", itemId)
    .where("i.isActive", "=", true)
    .executeTakeFirst();
}

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

/** Returns active categories in the shop's order, with the number of items that the shop shows in each. */
export function readCategories(db: Connection, language: Language) {
  return db
    .selectFrom("categories as c")
    .select(["c.categoryId", "c.slug", "c.imageUrl", "c.sortOrder", "c.isActive"])
    .select([inLanguage(language, "c", "name").as("name"), inLanguage(language, "c", "description").as("description")])
    .select((eb) =>
      eb
        .selectFrom("items as i")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("i.categoryId", "=", "c.categoryId")
        .where("i.isActive", "=", true)
        .$asScalar()
        .$notNull()
        .as("itemCount"),
    )
    .where("c.isActive", "=", true)
    .orderBy("c.sortOrder")
    .orderBy("c.categoryId")
    .execute();
}

/** Returns active categories whose name matches a search, in the shop's order. */
export function readCategoriesFound(
  db: Connection,
  { search, language }: { search: string; language: Language },
  limit: number,
) {
  return db
    .selectFrom("categories as c")
    .select(["c.categoryId", "c.imageUrl", inLanguage(language, "c", "name").as("name")])
    .where("c.isActive", "=", true)
    .where(matchesCategory(search, language))
    .orderBy("c.sortOrder")
    .orderBy("c.categoryId")
    .limit(limit)
    .execute();
}

/** Whether the shop shows any item. */
export async function showsItems(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("items").select("itemId").where("isActive", "=", true).limit(1).executeTakeFirst();
  return row !== undefined;
}
