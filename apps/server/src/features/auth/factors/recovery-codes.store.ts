import type { Connection, Transaction } from "../../../database/connection.ts";

export async function countUnusedCodes(db: Connection, userId: string): Promise<number> {
  const { unused } = await db
    .selectFrom("recoveryCodes")
    .select((eb) => eb.fn.countAll<string>().as("unused"))
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(unused);
}

/** Replaces all codes of a person. An empty list deletes all. */
export async function replaceCodes(tx: Transaction, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto("recoveryCodes")
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Marks a code as used. Of parallel calls, one returns true. */
export async function spendCode(tx: Transaction, userId: string, codeHash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recoveryCodes")
    .set({ usedAt: at })
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
