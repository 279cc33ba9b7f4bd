import type { Language } from "@trove/contract/languages";
import { REVIEW_WAIT_DAYS, type ReviewState } from "@trove/contract";
import { type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import { picturesOfReview, removePictures } from "./pictures/pictures.store.ts";

const DAY_MS = 86_400_000;

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

/** Changes a locked review, and counts its version. It counts for the item as before until it is decided. */
export function changeReview(
  tx: Transaction,
  { userId, itemId }: Pick<ReviewRow, "userId" | "itemId">,
  changed: Partial<Omit<ReviewRow, "userId" | "itemId" | "countedAs" | "version">>,
): Promise<ReviewRow> {
  return tx
    .updateTable("reviews")
    .set((eb) => ({ ...changed, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes a locked review. Of a void one, only its words, pictures and name go, until the account is closed: a new one
 * would count again.
 */
export async function removeReview(tx: Transaction, { userId, itemId, countedAs }: ReviewRow): Promise<void> {
  await removePictures(tx, { userId, itemId });
  if (countedAs === 0) {
    await tx
      .updateTable("reviews")
      .set((eb) => ({ text: "", showsName: false, state: "Void", version: eb("version", "+", 1) }))
      .where("userId", "=", userId)
      .where("itemId", "=", itemId)
      .execute();
  } else {
    await tx.deleteFrom("reviews").where("userId", "=", userId).where("itemId", "=", itemId).execute();
  }
}

/** Hides the name of a locked review. Its decision stays. */
export function hideName(tx: Transaction, { userId, itemId }: ReviewRow): Promise<ReviewRow> {
  return tx
    .updateTable("reviews")
    .set({ showsName: false })
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many reviews of an item count as each number of stars, and how many wait to be read. 0 stars are void ones. */
export type Stars = { counts: ReadonlyMap<number, number>; waiting: number };

/**
 * Counts an item's stars. Those of a review that has waited too long count too, unless it is void or its person works
 * for the shop: so nobody keeps bad stars away by not reading them.
 */
export async function readStars(db: Connection, itemId: string, at: Date): Promise<Stars> {
  const waitedSince = new Date(at.getTime() - REVIEW_WAIT_DAYS * DAY_MS);
  const stars = sql<number | null>`case
    when r.counted_as = 0 or r.state <> 'Pending' or r.written_at > ${waitedSince} then r.counted_as
    when r.user_id in (select o.user_id from operators o) then r.counted_as
    else r.rating end`;
  const rows = await db
    .selectFrom("reviews as r")
    .select(stars.as("stars"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(sql<number>`count(*) filter (where r.state = 'Pending' and r.counted_as is distinct from 0)`.as("waiting"))
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .where("r.itemId", "=", itemId)
    .where("i.isActive", "=", true)
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.flatMap(({ stars: each, count }) => (each === null ? [] : [[each, count] as const])));
  return { counts, waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0) };
}

const SHOWN: readonly ReviewState[] = ["Published", "TextRefused"];

const shownOf = (db: Connection, itemId: string) =>
  db
    .selectFrom("reviews as r")
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .where("r.itemId", "=", itemId)
    .where("i.isActive", "=", true)
    .where("r.state", "in", SHOWN);

/** Returns reviews of an item that everybody sees, those in a language first, then those that were decided last. */
export function readShown(
  db: Connection,
  itemId: string,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
) {
  return shownOf(db, itemId)
    .leftJoin("users as u", (join) =>
      join
        .onRef("u.userId", "=", "r.userId")
        .on("r.showsName", "=", true)
        .on("r.state", "<>", "TextRefused")
        .on("u.isLocked", "=", false),
    )
    .select(["r.reviewId", "r.rating", "r.text", "r.language", "r.source", "r.receivedMonth", "r.state", "u.userName"])
    .select(picturesOfReview.as("pictures"))
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
