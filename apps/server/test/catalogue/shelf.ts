import { randomUUIDv7 } from "node:crypto";
import type { Translations } from "@trove/contract/translations";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { insertCategories, insertItems } from "../../src/demo/demo.store.ts";
import type { Shop } from "../shop/shop.ts";

export type Seed = {
  name: string;
  brand?: string;
  euroCents?: number;
  stock?: number | null;
  categoryId?: string;
  at?: Date;
  translations?: Translations;
  weightGrams?: number | null;
};

export const sound = randomUUIDv7();
export const tea = randomUUIDv7();
const OPENED_AT = new Date("2026-01-01T00:00:00.000Z");

const category = (categoryId: string, name: string, slug: string, sortOrder: number) => {
  return { categoryId, name, slug, description: `All of ${slug}.`, imageUrl: `/pictures/${slug}.webp`, sortOrder };
};

/** Removes all categories, items and boxes, and adds two empty categories. */
export async function emptyShelves(shop: Shop): Promise<void> {
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`truncate categories, lootboxes cascade`.execute(tx);
    await insertCategories(
      tx,
      [category(tea, "Küche & Tee", "tea", 2), category(sound, "Sound", "sound", 1)],
      OPENED_AT,
    );
  });
  shop.app.publicCache.clear();
}

/**
 * Adds items, by default in the category sound, for €10 and with unlimited stock. Returns their ids in the same order.
 */
export async function putOnShelf(shop: Shop, seeds: readonly Seed[]): Promise<string[]> {
  const rows = seeds.map(({ euroCents = 1_000, stock = null, at = OPENED_AT, ...seed }) => {
    const itemId = randomUUIDv7();
    const pictures = { imageUrl: "/pictures/a.webp", galleryUrls: ["/pictures/b.webp"] };
    const texts = { slug: itemId, brand: "Nordlys", description: "A thing.", categoryId: sound };
    return { itemId, ...pictures, ...texts, ...seed, marketPriceCents: cents(euroCents), stock, createdAt: at };
  });
  await shop.owner.connection.transaction().execute((tx) => insertItems(tx, rows));
  shop.app.publicCache.clear();
  return rows.map(({ itemId }) => itemId);
}

/** Stops offering an item. */
export async function removeFromShelf(shop: Shop, itemId: string): Promise<void> {
  await sql`update items set is_active = false where item_id = ${itemId}`.execute(shop.owner.connection);
  shop.app.publicCache.clear();
}
