import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { translationsOf } from "../in-language.store.ts";
import { itemColumns, type ItemRow, itemTables } from "../items.store.ts";

/** Whether the item `i` with the stock `s` can be bought. */
const inStock = sql<boolean>`(i.is_active and i.is_sellable and coalesce(s.available > 0, true))`;

/** Locks a person's wishlist, so that its changes run one after the other. */
export async function lockWishes(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${userId}`}, 0))`.execute(tx);
}

export async function readWishIds(db: Connection, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("wishes").select("itemId").where("userId", "=", userId).execute();
  return rows.map(({ itemId }) => itemId);
}

/** Adds a wish with the item's current price and stock. Returns false if the shop shows no such item. */
export async function insertWish(tx: Transaction, userId: string, itemId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("wishes")
    .columns(["userId", "itemId", "knownPriceCents", "knownInStock", "wishedAt"])
    .expression(
      itemTables(tx)
        .where("i.itemId", "=", itemId)
        .where("i.isActive", "=", true)
        .select((eb) => [
          eb.val(userId).as("userId"),
          "i.itemId",
          "i.priceCents",
          inStock.as("knownInStock"),
          sql<Date>`${at}::timestamptz`.as("wishedAt"),
        ]),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteWish(db: Connection, userId: string, itemId: string): Promise<void> {
  await db.deleteFrom("wishes").where("userId", "=", userId).where("itemId", "=", itemId).execute();
}

const wished = (db: Connection, userId: string) =>
  itemTables(db)
    .innerJoin("wishes as w", "w.itemId", "i.itemId")
    .where("w.userId", "=", userId)
    .where("i.isActive", "=", true);

/** Returns items that a person wishes for and that the shop shows, the latest wish first. */
export function readWishes(
  db: Connection,
  userId: string,
  language: Language,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> {
  return wished(db, userId)
    .select(itemColumns(language))
    .orderBy("w.wishedAt", "desc")
    .orderBy("i.itemId", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countWishes(db: Connection, userId: string): Promise<number> {
  const { count } = await wished(db, userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Claims the oldest change, so that no other process takes it, and returns it with the item's current price and stock.
 */
export function takeChange(tx: Transaction) {
  return tx
    .selectFrom("wishChanges as c")
    .innerJoin("items as i", "i.itemId", "c.itemId")
    .leftJoin("itemStock as s", "s.itemId", "i.itemId")
    .select(["c.place", "c.toldUntil", "i.itemId", "i.name", "i.priceCents", inStock.as("isInStock")])
    .select(translationsOf("i").as("translations"))
    .orderBy("c.place")
    .limit(1)
    .forUpdate("c")
    .skipLocked()
    .executeTakeFirst();
}

export type WishChange = NonNullable<Awaited<ReturnType<typeof takeChange>>>;

/** Whether what is known about the item of a wish `w` is outdated. */
const isOutdated = ({ priceCents, isInStock }: Pick<WishChange, "priceCents" | "isInStock">) =>
  isInStock
    ? sql<boolean>`(w.known_in_stock = false or w.known_price_cents > ${priceCents})`
    : sql<boolean>`w.known_in_stock = true`;

/**
 * Returns the next people whose known price or stock of the item is outdated. A lower price counts only if the item can
 * be bought.
 */
export function readUninformed(
  tx: Transaction,
  { itemId, toldUntil, priceCents, isInStock }: WishChange,
  most: number,
) {
  let uninformed = tx
    .selectFrom("wishes as w")
    .innerJoin("users as u", "u.userId", "w.userId")
    .select(["w.userId", "w.knownPriceCents", "w.knownInStock", "u.language"])
    .select(["u.email", "u.firstName", "u.emailConfirmedAt", "u.nameConfirmedAt", "u.ownTextsSince"])
    .where("w.itemId", "=", itemId)
    .where(isOutdated({ priceCents, isInStock }));
  if (toldUntil !== null) uninformed = uninformed.where("w.userId", ">", toldUntil);
  return uninformed.orderBy("w.userId").limit(most).execute();
}

/**
 * Stores the item's current price and stock as known to these people. Returns those to whom it is still news: another
 * process may have told some meanwhile. In a cluster, their rows can't be locked when they are read.
 */
export async function informWishes(
  tx: Transaction,
  { itemId, priceCents, isInStock }: WishChange,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .updateTable("wishes as w")
    .set({ knownInStock: isInStock, ...(isInStock && { knownPriceCents: priceCents }) })
    .where("w.itemId", "=", itemId)
    .where((eb) => eb("w.userId", "=", eb.fn.any(eb.val(userIds))))
    .where(isOutdated({ priceCents, isInStock }))
    .returning("w.userId")
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

export async function moveChange(tx: Transaction, place: number, toldUntil: string): Promise<void> {
  await tx.updateTable("wishChanges").set({ toldUntil }).where("place", "=", place).execute();
}

export async function endChange(tx: Transaction, place: number): Promise<void> {
  await tx.deleteFrom("wishChanges").where("place", "=", place).execute();
}
