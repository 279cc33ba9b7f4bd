import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { oldestOf } from "../../../database/sweep.ts";

/** Marks a token as used. Returns false if it was used before. Of parallel calls, one returns true. */
export async function useToken(tx: Transaction, digest: Buffer, forgetAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("usedTokens")
    .values({ digest, forgetAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isUsed(db: Connection, digest: Buffer): Promise<boolean> {
  const row = await db.selectFrom("usedTokens").select("digest").where("digest", "=", digest).executeTakeFirst();
  return row !== undefined;
}

/** Deletes up to `most` tokens that have been too old since before the given time. Returns how many. */
export async function forgetUsedTokens(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = await oldestOf(db, { table: "usedTokens", time: sql<Date>`forget_at`, before, most });
  if (oldest === undefined) return 0n;
  const { numDeletedRows } = await db.deleteFrom("usedTokens").where(oldest).executeTakeFirst();
  return numDeletedRows;
}
