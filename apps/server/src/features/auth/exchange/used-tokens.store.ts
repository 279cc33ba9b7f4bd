import type { Connection, Transaction } from "../../../database/connection.ts";
import { isAmong } from "../../../database/sweep.ts";

/** Uses a token up. Returns false if it was used before; of parallel calls, only one returns true. */
export async function useToken(tx: Transaction, digest: Buffer, forgetAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("usedProviderTokens")
    .values({ digest, forgetAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets tokens that were too old before the given time, at most `most`. Returns how many. */
export async function forgetUsedTokens(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = db.selectFrom("usedProviderTokens").where("forgetAt", "<", before).orderBy("forgetAt").limit(most);
  const { numDeletedRows } = await db.deleteFrom("usedProviderTokens").where(isAmong(oldest)).executeTakeFirst();
  return numDeletedRows;
}
