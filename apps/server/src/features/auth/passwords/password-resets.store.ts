import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { oldestOf } from "../../../database/sweep.ts";
import type { ResetToken } from "./reset-token.ts";

export async function insertReset(tx: Transaction, token: ResetToken, createdAt: Date, expiresAt: Date): Promise<void> {
  const { userId, hash: tokenHash } = token;
  await tx.insertInto("passwordResets").values({ userId, tokenHash, createdAt, expiresAt }).execute();
}

/** Whether the token can still be used. */
export async function isOpenReset(db: Connection, { userId, hash }: ResetToken, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom("passwordResets")
    .select("userId")
    .where("userId", "=", userId)
    .where("tokenHash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the token as used. Of parallel calls, one returns true. */
export async function takeReset(tx: Transaction, { userId, hash }: ResetToken, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passwordResets")
    .set({ usedAt: at })
    .where("userId", "=", userId)
    .where("tokenHash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Invalidates all reset links of a person. */
export async function endResets(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable("passwordResets")
    .set({ usedAt: at })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .execute();
}

/** Deletes up to `most` reset links that expired before the given time. Returns how many. */
export async function forgetResets(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = await oldestOf(db, { table: "passwordResets", time: sql<Date>`expires_at`, before, most });
  if (oldest === undefined) return 0n;
  const { numDeletedRows } = await db.deleteFrom("passwordResets").where(oldest).executeTakeFirst();
  return numDeletedRows;
}

/**
 * Runs `write`, and rolls it back unless `isKept`. Either way it runs the same number of statements, so that both take
 * the same time.
 */
export async function writeAndKeepIf(tx: Transaction, isKept: boolean, write: () => Promise<void>): Promise<void> {
  await sql`savepoint written`.execute(tx);
  await write();
  await (isKept ? sql`release savepoint written` : sql`rollback to savepoint written`).execute(tx);
}
