import type { Translations } from "@trove/contract/translations";
import { type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import { translationsOf } from "./in-language.store.ts";

/** The category fields that an operator sets. */
export type CategoryFields = Pick<Selectable<Tables["categories"]>, "name" | "description" | "imageUrl"> & {
  /** Those that the category has stay if it is undefined. */
  translations?: Translations | undefined;
};

export type AnyCategoryRow = Awaited<ReturnType<typeof readAllCategories>>[number];

/** All categories in the shop's order, with the number of items that it shows in each, and of all items. */
export function readAllCategories(db: Connection) {
  return db
    .selectFrom("categories as c")
    .leftJoin("items as i", "i.categoryId", "c.categoryId")
    .select(["c.categoryId", "c.name", "c.slug", "c.description", "c.imageUrl", "c.sortOrder", "c.isActive"])
    .select(["c.version", translationsOf("c").as("translations")])
    .select(({ fn }) => [
      fn.count<number>("i.itemId").filterWhere("i.isActive", "=", true).as("itemCount"),
      fn.count<number>("i.itemId").as("allItemCount"),
    ])
    .groupBy("c.categoryId")
    .orderBy("c.sortOrder")
    .orderBy("c.categoryId")
    .execute();
}

/** Locks all categories, in the order of their ids, so that their order and what they hold can't change meanwhile. */
export async function lockCategories(tx: Transaction): Promise<void> {
  await tx.selectFrom("categories").select("categoryId").orderBy("categoryId").forNoKeyUpdate().execute();
}

/**
 * Whether the shop shows the category; undefined if there is none. Locks it against changes, so that none can be
 * deactivated while an item moves there.
 */
export async function holdCategory(tx: Transaction, categoryId: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom("categories")
    .select("isActive")
    .where("categoryId", "=", categoryId)
    .forShare()
    .executeTakeFirst();
  return row?.isActive;
}

/** Adds a category as the last one. Returns false if the slug belongs to another. */
export async function insertCategory(
  tx: Transaction,
  { categoryId, slug, at }: { categoryId: string; slug: string; at: Date },
  { name, description, translations, imageUrl }: CategoryFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("categories")
    .values((eb) => ({
      categoryId,
      slug,
      name,
      description,
      translations,
      imageUrl,
      createdAt: at,
      updatedAt: at,
      sortOrder: eb.selectFrom("categories").select(sql<number>`coalesce(max(sort_order), 0) + 1`.as("next")),
    }))
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function rewriteCategory(
  tx: Transaction,
  categoryId: string,
  { name, description, translations, imageUrl, isActive }: CategoryFields & { isActive: boolean },
  at: Date,
): Promise<void> {
  await tx
    .updateTable("categories")
    .set((eb) => ({
      name,
      description,
      translations,
      imageUrl,
      isActive,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("categoryId", "=", categoryId)
    .execute();
}

/** Numbers categories in this order from 1, and counts up the version of the one that was moved. */
export async function renumberCategories(tx: Transaction, ids: readonly string[], movedId: string): Promise<void> {
  await sql`
    update categories set sort_order = place, version = version + (categories.category_id = ${movedId})::integer
    from unnest(${ids}::uuid[]) with ordinality as places (category_id, place)
    where categories.category_id = places.category_id
      and (sort_order <> place or categories.category_id = ${movedId})`.execute(tx);
}
