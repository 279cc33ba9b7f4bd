import type { ReviewState } from "@trove/contract";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { picturesOfReview, type ReviewRow } from "../index.ts";

type Filters = { state?: ReviewState | undefined; itemId?: string | undefined };
type Page = { limit: number; offset: number; direction: "asc" | "desc" };

/** Whether the person of a review `r` works for the shop, or has worked for it. */
const isStaff = sql<boolean>`(r.user_id in (select o.user_id from operators o))`;

function filtered(db: Connection, { state, itemId }: Filters) {
  let rows = db.selectFrom("reviews as r");
  if (state !== undefined) rows = rows.where("r.state", "=", state);
  if (itemId !== undefined) rows = rows.where("r.itemId", "=", itemId);
  return rows;
}

/** Returns reviews in the order in which they were written, with what the desk should know of their people. */
export function readReviews(db: Connection, filters: Filters, { limit, offset, direction }: Page) {
  return filtered(db, filters)
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .leftJoin("users as u", (join) => join.onRef("u.userId", "=", "r.userId").on("r.showsName", "=", true))
    .selectAll("r")
    .select(["i.name", "i.imageUrl"])
    .select(
      sql<boolean>`exists (select from inventory_items p where p.user_id = r.user_id and p.item_id = r.item_id
        and p.status = 'Delivered')`.as("hasPiece"),
    )
    .select(isStaff.as("isStaff"))
    .select("u.userName")
    .select(picturesOfReview.as("pictures"))
    .orderBy("r.writtenAt", direction)
    .orderBy("r.reviewId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countReviews(db: Connection, filters: Filters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds whose review it is, of which item, and whether its person works for the shop. */
export function findById(db: Connection, reviewId: string) {
  return db
    .selectFrom("reviews as r")
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .select(["r.userId", "r.itemId", "i.name", isStaff.as("isStaff")])
    .where("r.reviewId", "=", reviewId)
    .executeTakeFirst();
}

/** Decides about a locked review. */
export function decideReview(
  tx: Transaction,
  { userId, itemId }: Pick<ReviewRow, "userId" | "itemId">,
  decided: Pick<ReviewRow, "state" | "reason" | "countedAs" | "decidedAt">,
): Promise<ReviewRow> {
  return tx
    .updateTable("reviews")
    .set((eb) => ({ ...decided, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
