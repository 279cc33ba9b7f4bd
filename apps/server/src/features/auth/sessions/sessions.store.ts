import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Account } from "../accounts.store.ts";

export type NewSession = { sessionId: string; createdAt: Date; expiresAt: Date };

/**
 * Begins a session if the account still has the password that was checked and is not locked; answers whether it did.
 * The lock on the person's row keeps a new password from passing between the check and the session.
 */
export async function insertSession(db: Connection, account: Account, session: NewSession): Promise<boolean> {
  const { rows } = await sql`
    insert into sessions (user_id, session_id, created_at, expires_at)
    select user_id, ${session.sessionId}::uuid, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
    from users
    where user_id = ${account.userId} and password_hash = ${account.passwordHash} and not is_locked
    for share
    returning session_id`.execute(db);
  return rows.length === 1;
}

/** Throws UNAUTHENTICATED when the session was ended, has expired or belongs to a locked account. */
export async function requireSession(db: Connection, userId: string, sessionId: string, at: Date): Promise<void> {
  await callCommand(db, command("require_session", { user: userId, session: sessionId, at }));
}

export async function endSession(db: Connection, userId: string, sessionId: string, at: Date): Promise<void> {
  await sql`
    update sessions set ended_at = ${at}
    where user_id = ${userId} and session_id = ${sessionId} and ended_at is null`.execute(db);
}

/** Ends a person's sessions, save the one named. */
export async function endSessions(tx: Transaction, userId: string, at: Date, keptSessionId?: string): Promise<void> {
  await sql`
    update sessions set ended_at = ${at}
    where user_id = ${userId} and ended_at is null and session_id is distinct from ${keptSessionId ?? null}::uuid
  `.execute(tx);
}

/** Forgets sessions that ended or expired before the time given. */
export async function forgetSessions(db: Connection, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before} or ended_at < ${before}`.execute(db);
}
