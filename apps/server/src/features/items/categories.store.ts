import type { Translations } from "@trove/contract/translations";
import { type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import { translationsOf } from "./in-language.store.ts";

/** The category fields that an operator sets. */
export type CategoryFields = Pick<Selectable<Tables["categories"]>, "name" | "description" | "imageUrl"> & {
  /** If undefined, the category keeps its translations. */
  translations?: Translations | undefined;
};

export type AnyCategoryRow = Awaited<ReturnType<typeof readAllCategories>>[number];

/**
 * Returns all categories in the shop's order, with the number of items that the shop shows in each, and the number of
 * all items in each.
 */
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

/** Locks all categories, in the order of their ids, so that neither their order nor their items change meanwhile. */
export async function lockCategories(tx: Transaction): Promise<void> {
  await tx.selectFrom("categories").select("categoryId").orderBy("categoryId").forNoKeyUpdate().execute();
}

/**
 * Returns whether the shop shows the category; undefined if there is no such category. Locks it, so that nobody can
 * deactivate it while an item is moved to it.
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

/** Adds a category at the end. Returns false if another category has the slug. */
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

/** Numbers the categories from 1 in this order, and increments the version of the moved one. */
export async function renumberCategories(tx: Transaction, ids: readonly string[], movedId: string): Promise<void> {
  await sql`
    update categories set sort_order = place, version = version + (categories.category_id = ${movedId})::integer
    from unnest(${ids}::uuid[]) with ordinality as places (category_id, place)
    where categories.category_id = places.category_id
      and (sort_order <> place or categories.category_id = ${movedId})`.execute(tx);
}
