import { sql } from "kysely";
import type { Connection, Transaction } from "../../../../database/connection.ts";

export function findAuthenticator(db: Connection, userId: string) {
  return db
    .selectFrom("authenticators")
    .select(["secretSealed", "createdAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export type NewAuthenticator = { userId: string; secretSealed: Buffer; lastStep: number; createdAt: Date };

/** Stores an authenticator. Returns false if the person already has one. */
export async function insertAuthenticator(tx: Transaction, authenticator: NewAuthenticator): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("authenticators")
    .values(authenticator)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Marks the code of a 30-second period as used. Returns false if the code of this or a later period was used before.
 */
export async function spendStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("authenticators")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if the person had no authenticator. */
export async function deleteAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("authenticators").where("userId", "=", userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Authenticators whose secret was sealed with a key other than `keyId`, in the order of their people's ids, after
 * `afterId`.
 */
export function findSealedOtherwise(db: Connection, keyId: Buffer, afterId: string, most: number) {
  return db
    .selectFrom("authenticators")
    .select(["userId", "secretSealed"])
    .where(sql<boolean>`substring(secret_sealed from 1 for 8) <> ${keyId}`)
    .where("userId", ">", afterId)
    .orderBy("userId")
    .limit(most)
    .execute();
}

/** Replaces a sealed secret, unless it has changed meanwhile. */
export async function replaceSealed(db: Connection, userId: string, before: Buffer, after: Buffer): Promise<void> {
  await db
    .updateTable("authenticators")
    .set({ secretSealed: after })
    .where("userId", "=", userId)
    .where("secretSealed", "=", before)
    .execute();
}
