import { type NotNull, type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import { CANDIDATES, claimFirst } from "../../database/claim.ts";
import { oldestOf } from "../../database/sweep.ts";
import type { Tables } from "../../database/tables.generated.ts";
import type { MailKind } from "./kinds.ts";

type Outbox = Selectable<Tables["outbox"]>;

export type NewMail = Pick<Outbox, "mailId" | "recipient" | "language" | "createdAt"> & {
  userId: string | null;
  kind: MailKind;
  sealedContent: Buffer;
};

/** The id of mail to somebody without an account. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type DueMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

export async function insertMail(tx: Transaction, mail: NewMail): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({ ...mail, userId: mail.userId ?? NOBODY, nextAttemptAt: mail.createdAt })
    .execute();
}

/**
 * Claims the mail that has been due longest, if any, so that no other process sends it. Sets its next attempt to 2, 4,
 * 8 … minutes from now. If this process dies, another one tries again at that time.
 */
export async function claimDueMail(db: Connection, now: Date, mostAttempts: number) {
  const due = await db
    .selectFrom("outbox")
    .select(["userId", "mailId", "attempts"])
    .where("sentAt", "is", null)
    .where("nextAttemptAt", "<=", now)
    .where("attempts", "<", mostAttempts)
    .orderBy("nextAttemptAt")
    .orderBy("mailId")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ userId, mailId, attempts }) =>
    db
      .updateTable("outbox")
      .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + 60_000 * 2 ** (attempts + 1)) })
      .where("userId", "=", userId)
      .where("mailId", "=", mailId)
      .where("attempts", "=", attempts)
      .where("sentAt", "is", null)
      .returning(["mailId", "kind", "recipient", "language", "sealedContent", "attempts", "createdAt"])
      .returning((eb) =>
        eb.fn<string | null>("nullif", ["userId", eb.cast<string>(eb.val(NOBODY), "uuid")]).as("userId"),
      )
      .$narrowType<{ kind: MailKind; sealedContent: NotNull }>()
      .executeTakeFirst(),
  );
}

/** Whether at least `most` mails are due. */
export async function hasDueMail(db: Connection, now: Date, most: number): Promise<boolean> {
  const due = await db
    .selectFrom("outbox")
    .select("mailId")
    .where("sentAt", "is", null)
    .where("nextAttemptAt", "<=", now)
    .limit(most)
    .execute();
  return due.length === most;
}

/** Marks a mail as sent and deletes its content, which is no longer needed. */
export async function markSent(db: Connection, mailId: string, at: Date): Promise<void> {
  const sent = { sentAt: at, sealedContent: null, lastError: null };
  await db.updateTable("outbox").set(sent).where("mailId", "=", mailId).execute();
}

export async function markFailed(db: Connection, mailId: string, error: string): Promise<void> {
  await db.updateTable("outbox").set({ lastError: error }).where("mailId", "=", mailId).execute();
}

/**
 * Deletes up to `most` mails that were queued before the given time. The time must be so early that they have been sent
 * or given up. Returns how many were deleted.
 */
export async function forgetMail(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = await oldestOf(db, { table: "outbox", time: sql<Date>`created_at`, before, most });
  if (oldest === undefined) return 0n;
  const { numDeletedRows } = await db.deleteFrom("outbox").where(oldest).executeTakeFirst();
  return numDeletedRows;
}
