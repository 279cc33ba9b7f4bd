import type { Cents } from "@trove/money";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { searchWords } from "./search-words.ts";

export type ItemRow = {
  itemId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  galleryUrls: string[];
  categoryId: string;
  categoryName: string;
  brand: string;
  marketPriceCents: number;
  stock: number | null;
  isSellable: boolean;
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type ItemSelection = {
  search?: string | undefined;
  categoryId?: string | undefined;
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  /** Leaves out what is sold out. */
  inStock?: boolean | undefined;
  ids?: readonly string[] | undefined;
  /** Whether the shop shows it; both where it is left out. */
  isActive?: boolean | undefined;
};

type Sort = { by: "MarketPrice" | "Name" | "CreatedAtUtc"; direction: "Asc" | "Desc" };

/** Names are ordered by their letters, whatever the case or accent and whatever the rules of the database at hand. */
const sortColumns = {
  MarketPrice: sql`i.market_price_cents`,
  Name: sql`command.fold_text(i.name) collate "C"`,
  CreatedAtUtc: sql`i.created_at`,
};

export const itemColumns = sql`
  i.item_id as "itemId", i.name, i.slug, i.description, i.image_url as "imageUrl", i.gallery_urls as "galleryUrls",
  i.category_id as "categoryId", c.name as "categoryName", i.brand, i.market_price_cents as "marketPriceCents",
  s.available as stock, i.is_sellable as "isSellable", i.is_active as "isActive", i.created_at as "createdAt",
  i.updated_at as "updatedAt", i.version`;

export const itemTables = sql`items i join categories c using (category_id) left join item_stock s using (item_id)`;

/** Whether every word of a search stands somewhere in a text, whatever the case and the accents. */
export function matchesSearch(search: string | undefined, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const words = searchWords(search ?? "");
  return sql<boolean>`(${words.length === 0} or (
    select bool_and(position(command.fold_text(word) in command.fold_text(${text})) > 0)
    from unnest(${words}::text[]) word))`;
}

function listed({ search, categoryId, minPrice, maxPrice, inStock, ids, isActive }: ItemSelection) {
  return sql`(${isActive ?? null}::boolean is null or i.is_active = ${isActive ?? null})
    and (${categoryId ?? null}::uuid is null or i.category_id = ${categoryId ?? null})
    and (${minPrice ?? null}::bigint is null or i.market_price_cents >= ${minPrice ?? null})
    and (${maxPrice ?? null}::bigint is null or i.market_price_cents <= ${maxPrice ?? null})
    and (${inStock !== true} or s.available is null or s.available > 0)
    and (${ids ?? null}::uuid[] is null or i.item_id = any(${ids ?? null}))
    and ${matchesSearch(search, sql`i.name || ' ' || i.brand || ' ' || c.name`)}`;
}

export async function readItemPage(
  db: Connection,
  selection: ItemSelection,
  sort: Sort,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> {
  const direction = sort.direction === "Asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from ${itemTables} where ${listed(selection)}
    order by ${sortColumns[sort.by]} ${direction}, i.item_id ${direction}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countItems(db: Connection, selection: ItemSelection): Promise<number> {
  const { rows } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from ${itemTables} where ${listed(selection)}`.execute(db);
  return rows[0]?.totalCount ?? 0;
}

/** An item that the shop shows. */
export async function readItem(db: Connection, itemId: string): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from ${itemTables} where i.item_id = ${itemId} and i.is_active`.execute(db);
  return rows[0];
}

export type CategoryRow = {
  categoryId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  sortOrder: number;
  isActive: boolean;
  itemCount: number;
};

/** Active categories in their order, with the number of items that the shop shows in each. */
export async function readCategories(db: Connection): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.category_id as "categoryId", c.name, c.slug, c.description, c.image_url as "imageUrl",
      c.sort_order as "sortOrder", c.is_active as "isActive",
      (select count(*) from items i where i.category_id = c.category_id and i.is_active) as "itemCount"
    from categories c where c.is_active order by c.sort_order, c.category_id`.execute(db);
  return rows;
}
