import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import { type ItemRow, itemColumns, itemTables } from "./items.store.ts";

/** What an operator says of an item; the price in cents. */
export type ItemFields = {
  name: string;
  description: string;
  imageUrl: string;
  galleryUrls: readonly string[];
  categoryId: string;
  brand: string;
  marketPrice: Cents;
  isSellable: boolean;
  isActive: boolean;
};

/** The item, shown or not, locked against other changes until the transaction ends; it can be won and bought meanwhile. */
export async function lockItem(tx: Transaction, itemId: string): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from ${itemTables} where i.item_id = ${itemId} for no key update of i`.execute(tx);
  return rows[0];
}

export async function hasCategory(db: Connection, categoryId: string): Promise<boolean> {
  const { rows } = await sql`select from categories where category_id = ${categoryId}`.execute(db);
  return rows.length > 0;
}

/** Answers false where the slug belongs to another item. */
export async function insertItem(
  tx: Transaction,
  { itemId, slug, at }: { itemId: string; slug: string; at: Date },
  fields: ItemFields,
): Promise<boolean> {
  const { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive } = fields;
  const { rows } = await sql`
    insert into items (item_id, name, slug, description, image_url, gallery_urls, category_id, brand,
      market_price_cents, is_sellable, is_active, created_at, updated_at)
    values (${itemId}, ${name}, ${slug}, ${description}, ${imageUrl}, ${galleryUrls}, ${categoryId}, ${brand},
      ${marketPrice}, ${isSellable}, ${isActive}, ${at}, ${at})
    on conflict (slug) do nothing returning item_id`.execute(tx);
  return rows.length > 0;
}

export async function rewriteItem(tx: Transaction, itemId: string, fields: ItemFields, at: Date): Promise<void> {
  const { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive } = fields;
  await sql`
    update items set name = ${name}, description = ${description}, image_url = ${imageUrl},
      gallery_urls = ${galleryUrls}, category_id = ${categoryId}, brand = ${brand},
      market_price_cents = ${marketPrice}, is_sellable = ${isSellable}, is_active = ${isActive},
      updated_at = ${at}, version = version + 1
    where item_id = ${itemId}`.execute(tx);
}

/** Sets how many pieces there are; null for no limit. */
export async function setStock(tx: Transaction, itemId: string, stock: number | null): Promise<void> {
  await (
    stock === null
      ? sql`delete from item_stock where item_id = ${itemId}`
      : sql`insert into item_stock (item_id, available) values (${itemId}, ${stock})
          on conflict (item_id) do update set available = excluded.available`
  ).execute(tx);
}

/** Adds pieces, or takes some away. Answers false where fewer are left than are to be taken. */
export async function addToStock(tx: Transaction, itemId: string, pieces: number): Promise<boolean> {
  const { rows } = await sql`
    update item_stock set available = available + ${pieces}
    where item_id = ${itemId} and available + ${pieces} >= 0 returning item_id`.execute(tx);
  return rows.length > 0;
}

/** What is left of the items given, those without a limit left out. */
export async function readStock(db: Connection, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ itemId: string; available: number }>`
    select item_id as "itemId", available from item_stock where item_id = any(${itemIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ itemId, available }) => [itemId, available]));
}
