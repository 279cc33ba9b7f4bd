import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { MailKind } from "./kinds.ts";

export type NewMail = {
  mailId: string;
  userId: string | null;
  kind: MailKind;
  recipient: string;
  language: string;
  sealedContent: Buffer;
  createdAt: Date;
};

export type DueMail = Omit<NewMail, "userId" | "createdAt"> & { attempts: number; createdAt: Date };

export async function insertMail(tx: Transaction, mail: NewMail): Promise<void> {
  const { mailId, userId, kind, recipient, language, sealedContent, createdAt } = mail;
  await sql`
    insert into outbox (mail_id, user_id, kind, recipient, language, sealed_content, created_at, next_attempt_at)
    values (${mailId}, ${userId}, ${kind}, ${recipient}, ${language}, ${sealedContent}, ${createdAt}, ${createdAt})
  `.execute(tx);
}

/**
 * Takes the mail that is due longest, if any, and sets its next attempt to 2, 4, 8 … minutes from now: should this
 * process die, another one tries then. No other process takes the same one meanwhile.
 */
export async function claimDueMail(db: Connection, now: Date, mostAttempts: number): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update outbox
    set attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + interval '1 minute' * power(2, attempts + 1)
    where mail_id = (
      select mail_id from outbox
      where sent_at is null and next_attempt_at <= ${now} and attempts < ${mostAttempts}
      order by next_attempt_at, mail_id limit 1 for update skip locked)
    returning mail_id as "mailId", kind, recipient, language, sealed_content as "sealedContent", attempts,
      created_at as "createdAt"`.execute(db);
  return rows[0];
}

/** A sent mail keeps no content. */
export async function markSent(db: Connection, mailId: string, at: Date): Promise<void> {
  await sql`
    update outbox set sent_at = ${at}, sealed_content = null, last_error = null where mail_id = ${mailId}`.execute(db);
}

export async function markFailed(db: Connection, mailId: string, error: string): Promise<void> {
  await sql`update outbox set last_error = ${error} where mail_id = ${mailId}`.execute(db);
}

/** Forgets mail, sent or given up, that was written before the time given. */
export async function forgetMail(db: Connection, before: Date): Promise<void> {
  await sql`delete from outbox where created_at < ${before}`.execute(db);
}
