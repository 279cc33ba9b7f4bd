import type { Cents } from "@trove/money";
import type { Selectable } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import { type ProductSafety, safetyGaps } from "@trove/contract/product-safety";
import type { Translations } from "@trove/contract/translations";
import { translationsOf } from "./in-language.store.ts";
import { itemColumns, itemTables, type ItemWithSafetyRow, safetyColumn } from "./items.store.ts";

type Items = Selectable<Tables["items"]>;

/** The item fields that an operator sets. */
export type ItemFields = Pick<
  Items,
  "name" | "description" | "imageUrl" | "galleryUrls" | "altTexts" | "categoryId" | "brand" | "isSellable" | "isActive"
> & {
  marketPrice: Cents;
  /** If undefined, the item keeps its translations. */
  translations?: Translations | undefined;
  /** In grams; null for an unknown one. If undefined, the item keeps its weight. */
  weightGrams?: number | null | undefined;
  /** If undefined, the item keeps the facts about its safety. */
  safety?: ProductSafety | undefined;
};

/** An item as operators see it: in English, with its translations. */
export type AnyItemRow = ItemWithSafetyRow & { translations: Translations; lowStock: number | null };

export const anyItemColumns = [
  ...itemColumns("en"),
  translationsOf("i").as("translations"),
  safetyColumn,
  "s.lowStock",
] as const;

/**
 * Returns the item, even if the shop does not show it, and locks it against other changes until the transaction ends.
 * Meanwhile people can still win and buy it.
 */
export function lockItem(tx: Transaction, itemId: string): Promise<AnyItemRow | undefined> {
  return itemTables(tx).select(anyItemColumns).where("i.itemId", "=", itemId).forNoKeyUpdate("i").executeTakeFirst();
}

/** Finds an item, even if the shop does not show it. */
export function readAnyItem(db: Connection, itemId: string): Promise<AnyItemRow | undefined> {
  return itemTables(db).select(anyItemColumns).where("i.itemId", "=", itemId).executeTakeFirst();
}

/** Whether all of these items exist. Counts items that the shop does not show. */
export async function hasItems(db: Connection, itemIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom("items")
    .select("itemId")
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .execute();
  return rows.length === new Set(itemIds).size;
}

/** Picks the item's columns by name, because an operator's request has more fields than these. */
function columnsOf(fields: ItemFields) {
  const { name, description, imageUrl, galleryUrls, altTexts, categoryId, brand, isSellable, isActive } = fields;
  const { marketPrice: marketPriceCents, translations, weightGrams, safety } = fields;
  const [texts, pictures] = [
    { name, description, translations },
    { imageUrl, galleryUrls, altTexts },
  ];
  const known = { weightGrams, safety, safetyGaps: safety && safetyGaps(safety) };
  return { ...texts, ...pictures, categoryId, brand, marketPriceCents, isSellable, isActive, ...known };
}

/** Adds an item. Returns false if another item has the slug. */
export async function insertItem(
  tx: Transaction,
  { itemId, slug, at }: { itemId: string; slug: string; at: Date },
  fields: ItemFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("items")
    .values({ ...columnsOf(fields), itemId, slug, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function rewriteItem(tx: Transaction, itemId: string, fields: ItemFields, at: Date): Promise<void> {
  await tx
    .updateTable("items")
    .set((eb) => ({ ...columnsOf(fields), updatedAt: at, version: eb("version", "+", 1) }))
    .where("itemId", "=", itemId)
    .execute();
}
