import type { Connection, Transaction } from "../../../database/connection.ts";

/** A person who wants their records by mail. `nextNonce` is the nonce of the first record that was not mailed yet. */
export type Wish = Awaited<ReturnType<typeof findDue>>[number];

export async function hasWish(db: Connection, userId: string): Promise<boolean> {
  const wish = await db.selectFrom("receiptMails").select("userId").where("userId", "=", userId).executeTakeFirst();
  return wish !== undefined;
}

/**
 * Stores that a person wants their records by mail, from their next record on. If they already do, only the language is
 * changed.
 */
export async function insertWish(db: Connection, userId: string, language: string): Promise<void> {
  await db
    .insertInto("receiptMails")
    .columns(["userId", "language", "nextNonce"])
    .expression((eb) =>
      eb
        .selectFrom("fairnessStates")
        .select(["userId", eb.val(language).as("language"), "nonce"])
        .where("userId", "=", userId),
    )
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ language }))
    .execute();
}

export async function deleteWish(db: Connection, userId: string): Promise<void> {
  await db.deleteFrom("receiptMails").where("userId", "=", userId).execute();
}

/**
 * Returns up to `most` people who want such mails and have an unmailed record from before `until`. Those who have
 * waited longest come first.
 */
export function findDue(db: Connection, until: Date, most: number) {
  return db
    .selectFrom("receiptMails as m")
    .innerJoin("users as u", "u.userId", "m.userId")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("records as r")
          .select("r.recordedAt")
          .whereRef("r.userId", "=", "m.userId")
          .whereRef("r.nonce", ">=", "m.nextNonce")
          .orderBy("r.nonce")
          .limit(1)
          .as("first"),
      (join) => join.onTrue(),
    )
    .select(["m.userId", "m.language", "m.nextNonce"])
    .select(["u.email", "u.firstName", "u.emailConfirmedAt", "u.nameConfirmedAt", "u.ownTextsSince"])
    .where("first.recordedAt", "<=", until)
    .orderBy("first.recordedAt")
    .limit(most)
    .execute();
}

/**
 * Stores that all records before the nonce `to` are mailed. Returns false, and changes nothing, if the person no longer
 * wants the mails or another process has mailed in the meantime.
 */
export async function moveOn(tx: Transaction, { userId, nextNonce }: Wish, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("receiptMails")
    .set({ nextNonce: to })
    .where("userId", "=", userId)
    .where("nextNonce", "=", nextNonce)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
