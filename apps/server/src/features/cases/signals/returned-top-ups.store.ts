import { type Cents, ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Returned } from "./returned-top-ups.ts";

/** Returns up to `most` people who have sent own money back since a time, after a person, in order of ids. */
export async function readReturners(
  db: Connection,
  since: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  let query = db.selectFrom("ownReturns").select("userId").distinct().where("createdAt", ">=", since);
  if (after !== undefined) query = query.where("userId", ">", after);
  const rows = await query.orderBy("userId").limit(most).execute();
  return rows.map(({ userId }) => userId);
}

/** Reads the top-ups of people since a time, and their returns of own money. */
export async function readReturned(db: Connection, userIds: readonly string[], since: Date): Promise<Returned[]> {
  const [topUps, returns] = await Promise.all([
    db
      .selectFrom("payments")
      .select(["userId", sql<Cents>`sum(amount_cents)::bigint`.as("cents")])
      .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
      .where("purpose", "=", "TopUp")
      .where("status", "=", "Success")
      .where("settledAt", ">=", since)
      .groupBy("userId")
      .execute(),
    db
      .selectFrom("ownReturns as o")
      .select(["o.userId", "o.amountCents", "o.createdAt"])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("refunds as r")
            .select("r.refundId")
            .whereRef("r.userId", "=", "o.userId")
            .whereRef("r.returnId", "=", "o.returnId")
            .where("r.failedAt", "is not", null),
        ).as("isFailed"),
      )
      .where((eb) => eb("o.userId", "=", eb.fn.any(eb.val(userIds))))
      .where("o.createdAt", ">=", since)
      .orderBy("o.createdAt")
      .execute(),
  ]);
  const paid = new Map(topUps.map(({ userId, cents }) => [userId, cents]));
  return userIds.map((userId) => ({
    userId,
    toppedUpCents: paid.get(userId) ?? ZERO_CENTS,
    returns: returns
      .filter((one) => one.userId === userId)
      .map(({ amountCents, createdAt, isFailed }) => ({ amountCents, createdAt, isFailed: isFailed === true })),
  }));
}
