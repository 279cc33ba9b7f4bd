import type { Connection, Transaction } from "../../../database/connection.ts";
import { isAmong } from "../../../database/sweep.ts";

/** Uses a token up. Returns false if it was used before; of parallel calls, only one returns true. */
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

/** Forgets tokens that were too old before the given time, at most `most`. Returns how many. */
export async function forgetUsedTokens(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = db.selectFrom("usedTokens").where("forgetAt", "<", before).orderBy("forgetAt").limit(most);
  const { numDeletedRows } = await db.deleteFrom("usedTokens").where(isAmong(oldest)).executeTakeFirst();
  return numDeletedRows;
}
