import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { ResetToken } from "./reset-token.ts";

export async function insertReset(tx: Transaction, token: ResetToken, createdAt: Date, expiresAt: Date): Promise<void> {
  await sql`
    insert into password_resets (user_id, token_hash, created_at, expires_at)
    values (${token.userId}, ${token.hash}, ${createdAt}, ${expiresAt})`.execute(tx);
}

/** Whether the token can still be used. */
export async function isOpenReset(db: Connection, { userId, hash }: ResetToken, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from password_resets
    where user_id = ${userId} and token_hash = ${hash} and used_at is null and expires_at > ${at}`.execute(db);
  return rows.length === 1;
}

/** Uses the token up; of parallel uses one is answered true. */
export async function takeReset(tx: Transaction, { userId, hash }: ResetToken, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update password_resets set used_at = ${at}
    where user_id = ${userId} and token_hash = ${hash} and used_at is null and expires_at > ${at}
    returning user_id`.execute(tx);
  return rows.length === 1;
}

/** Ends all links of a person. */
export async function endResets(tx: Transaction, userId: string, at: Date): Promise<void> {
  await sql`update password_resets set used_at = ${at} where user_id = ${userId} and used_at is null`.execute(tx);
}

/** Forgets links that expired before the time given. */
export async function forgetResets(db: Connection, before: Date): Promise<void> {
  await sql`delete from password_resets where expires_at < ${before}`.execute(db);
}

/** Does some writing and keeps it only if told to. Both ways take the same statements, and so the same time. */
export async function writeAndKeepIf(tx: Transaction, isKept: boolean, write: () => Promise<void>): Promise<void> {
  await sql`savepoint written`.execute(tx);
  await write();
  await (isKept ? sql`release savepoint written` : sql`rollback to savepoint written`).execute(tx);
}
