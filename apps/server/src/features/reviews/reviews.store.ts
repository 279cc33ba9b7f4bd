import type { Language } from "@trove/contract/languages";
import type { ReviewState } from "@trove/contract";
import { type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type ReviewRow = Selectable<Tables["reviews"]>;

/** Finds the piece of an item that a person received first. Undefined if none has arrived or all went back. */
export function findReceived(db: Connection, userId: string, itemId: string) {
  return db
    .selectFrom("inventoryItems")
    .select(["source", ({ fn }) => fn.coalesce("deliveredAt", "updatedAt").as("receivedAt")])
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .where("status", "=", "Delivered")
    .orderBy("receivedAt")
    .limit(1)
    .executeTakeFirst();
}

export function findReview(db: Connection, userId: string, itemId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .executeTakeFirst();
}

/** Like `findReview`, and locks the review. */
export function lockReview(tx: Transaction, userId: string, itemId: string): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom("reviews")
    .selectAll()
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a review. Returns undefined if the person has one of the item already. */
export function insertReview(
  tx: Transaction,
  review: Omit<ReviewRow, "state" | "reason" | "countedAs" | "decidedAt" | "version">,
): Promise<ReviewRow | undefined> {
  return tx
    .insertInto("reviews")
    .values({ ...review, state: "Pending" })
    .onConflict((conflict) => conflict.columns(["userId", "itemId"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Rewrites a locked review, which then waits to be read. It counts as before until it is decided. */
export function rewriteReview(
  tx: Transaction,
  { userId, itemId }: Pick<ReviewRow, "userId" | "itemId">,
  written: Pick<ReviewRow, "rating" | "text" | "language" | "showsName" | "writtenAt">,
): Promise<ReviewRow> {
  return tx
    .updateTable("reviews")
    .set((eb) => ({ ...written, state: "Pending", reason: null, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeReview(db: Connection, userId: string, itemId: string): Promise<void> {
  await db.deleteFrom("reviews").where("userId", "=", userId).where("itemId", "=", itemId).execute();
}

/** Returns how many reviews of an item count as each number of stars; 0 stars are void reviews. */
export async function readStars(db: Connection, itemId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("reviews")
    .select(["countedAs", ({ fn }) => fn.countAll<number>().as("count")])
    .where("itemId", "=", itemId)
    .where("countedAs", "is not", null)
    .groupBy("countedAs")
    .execute();
  return new Map(rows.map(({ countedAs, count }) => [countedAs ?? 0, count]));
}

const SHOWN: readonly ReviewState[] = ["Published", "TextRefused"];

const shownOf = (db: Connection, itemId: string) =>
  db.selectFrom("reviews as r").where("r.itemId", "=", itemId).where("r.state", "in", SHOWN);

/** Returns reviews of an item that everybody sees, those in a language first, then the latest. */
export function readShown(
  db: Connection,
  itemId: string,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
) {
  return shownOf(db, itemId)
    .leftJoin("users as u", (join) =>
      join.onRef("u.userId", "=", "r.userId").on("r.showsName", "=", true).on("u.isLocked", "=", false),
    )
    .select(["r.reviewId", "r.rating", "r.text", "r.language", "r.source", "r.receivedMonth", "r.state", "u.userName"])
    .orderBy(sql`(r.language = ${language})`, "desc")
    .orderBy("r.decidedAt", "desc")
    .orderBy("r.reviewId")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countShown(db: Connection, itemId: string): Promise<number> {
  const { count } = await shownOf(db, itemId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
