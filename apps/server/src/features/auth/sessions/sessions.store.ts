import type { Language } from "@trove/contract/languages";
import { type Compilable, sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { oldestOf } from "../../../database/sweep.ts";
import type { Account } from "../accounts.store.ts";
import type { SignInPlace } from "./sign-in-place.ts";

export type NewSession = SignInPlace & { sessionId: string; createdAt: Date; expiresAt: Date };

/**
 * Begins a session unless the account was locked, or its password or second factor changed, since `account` was read.
 * Returns whether it did. Locks the person's row, so that nothing changes between this check and the insert.
 */
export async function insertSession(db: Connection, account: Account, session: NewSession): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sessions")
    .columns(["userId", "sessionId", "createdAt", "expiresAt", "device", "countryCode"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select("userId")
        .select(eb.cast<string>(eb.val(session.sessionId), "uuid").as("sessionId"))
        .select(eb.cast<Date>(eb.val(session.createdAt), "timestamptz").as("createdAt"))
        .select(eb.cast<Date>(eb.val(session.expiresAt), "timestamptz").as("expiresAt"))
        .select(eb.cast<string>(eb.val(session.device), "text").as("device"))
        .select(eb.cast<string | null>(eb.val(session.countryCode), "text").as("countryCode"))
        .where("userId", "=", account.userId)
        .where("passwordHash", "is not distinct from", account.passwordHash)
        .where("factorSince", "is not distinct from", account.factorSince)
        .where("isLocked", "=", false)
        .forShare(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Throws UNAUTHENTICATED if the session was ended, has expired or belongs to a locked account. */
export async function requireSession(db: Connection, userId: string, sessionId: string, at: Date): Promise<void> {
  await callCommand(db, command("require_session", { user: userId, session: sessionId, at }));
}

/** Filters sessions: returns the valid ones, with the time at which each expires. */
export function readHeldSessions(db: Connection, of: readonly Pick<Person, "userId" | "sessionId">[], at: Date) {
  const userIds = of.map(({ userId }) => userId);
  const sessionIds = of.map(({ sessionId }) => sessionId);
  return db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.userId", "s.userId")
    .select(["s.sessionId", "s.expiresAt"])
    .where("s.userId", "=", sql<string>`any(${userIds}::uuid[])`)
    .where("s.sessionId", "=", sql<string>`any(${sessionIds}::uuid[])`)
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", at)
    .where("u.isLocked", "=", false)
    .execute();
}

type EndedSession = { userId: string; sessionId: string; expiresAt: Date };

/**
 * Ends sessions and tells every process in the same transaction, so that each closes their streams. `ended` updates
 * them, and returns them.
 */
async function endAndTell(
  db: Connection,
  ended: Compilable<EndedSession>,
): Promise<Pick<EndedSession, "userId" | "expiresAt">[]> {
  const run = async (tx: Connection) => {
    const { rows } = await tx.executeQuery<EndedSession>(ended.compile());
    const ids = rows.map(({ sessionId }) => sessionId);
    await sql`select command.processes_tell(jsonb_build_object('endedSessionId', id))
      from unnest(${ids}::uuid[]) as id`.execute(tx);
    return rows;
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

const columnsOfEnded = ["s.userId", "s.sessionId", "s.expiresAt"] as const;

export async function endSession(db: Connection, userId: string, sessionId: string, at: Date): Promise<void> {
  const ended = db
    .updateTable("sessions as s")
    .set({ endedAt: at })
    .where("s.userId", "=", userId)
    .where("s.sessionId", "=", sessionId)
    .where("s.endedAt", "is", null)
    .returning(columnsOfEnded);
  await endAndTell(db, ended);
}

/**
 * Returns when a session began, and when its person last confirmed who they are. Undefined if there is no such session
 * or it was ended.
 */
export async function lastConfirmation(
  db: Connection,
  { userId, sessionId }: Pick<Person, "userId" | "sessionId">,
): Promise<{ createdAt: Date; confirmedAt: Date | null } | undefined> {
  return db
    .selectFrom("sessions")
    .select(["createdAt", "confirmedAt"])
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
}

/** Notes that the person of a session has confirmed who they are. Does nothing if the session was ended. */
export async function noteConfirmation(db: Connection, { userId, sessionId }: Person, at: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ confirmedAt: at })
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("endedAt", "is", null)
    .execute();
}

/** Returns when a session expires if nobody ends it. */
export async function sessionEnd(tx: Transaction, userId: string, sessionId: string): Promise<Date> {
  const { expiresAt } = await tx
    .selectFrom("sessions")
    .select("expiresAt")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Ends a person's sessions, except `keptSessionId`. Returns how many of them had not expired. */
export async function endSessions(tx: Transaction, userId: string, at: Date, keptSessionId?: string): Promise<number> {
  let query = tx
    .updateTable("sessions as s")
    .set({ endedAt: at })
    .where("s.userId", "=", userId)
    .where("s.endedAt", "is", null);
  if (keptSessionId !== undefined) query = query.where("s.sessionId", "!=", keptSessionId);
  const ended = await endAndTell(tx, query.returning(columnsOfEnded));
  return ended.filter(({ expiresAt }) => expiresAt > at).length;
}

/** Returns a person's valid sessions, the last used first. */
export function readSessions(db: Connection, userId: string, at: Date) {
  const lastUse = sql<Date>`coalesce(last_used_at, created_at)`;
  return db
    .selectFrom("sessions")
    .select(["sessionId", "device", "countryCode", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", at)
    .orderBy(lastUse, "desc")
    .orderBy("sessionId")
    .execute();
}

export type SessionUse = { userId: string; sessionId: string; usedAt: Date; language: Language };

/**
 * Writes when sessions were last used. Also stores the language of each use, because later mails to the person are in
 * it.
 */
export async function writeSessionUses(db: Connection, uses: readonly SessionUse[]): Promise<void> {
  const userIds = uses.map(({ userId }) => userId);
  const sessionIds = uses.map(({ sessionId }) => sessionId);
  const times = uses.map(({ usedAt }) => usedAt.toISOString());
  await sql`
    update sessions s set last_used_at = greatest(s.last_used_at, used.at)
    from unnest(${userIds}::uuid[], ${sessionIds}::uuid[], ${times}::timestamptz[]) as used (user_id, session_id, at)
    where s.user_id = used.user_id and s.session_id = used.session_id and s.ended_at is null`.execute(db);
  const languages = uses.map(({ language }) => language);
  await sql`
    update users u set language = used.language
    from unnest(${userIds}::uuid[], ${languages}::text[]) as used (user_id, language)
    where u.user_id = used.user_id and u.language <> used.language`.execute(db);
}

/** Ends sessions of Admins that were last used before the given time. Returns the ids of their people. */
export async function endIdleSessions(db: Connection, usedBefore: Date, at: Date): Promise<string[]> {
  const lastUse = sql<Date>`coalesce(last_used_at, created_at)`;
  const isAdmin = sql<boolean>`user_id in (select user_id from operators where presets <> '{}')`;
  const idle = db
    .updateTable("sessions as s")
    .set({ endedAt: at })
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", at)
    .where(lastUse, "<", usedBefore)
    .where(isAdmin)
    .returning(columnsOfEnded);
  const ended = await endAndTell(db, idle);
  return ended.map(({ userId }) => userId);
}

/** Ends sessions of Admins who have no second factor. Returns the ids of their people. */
export async function endSessionsWithoutFactor(db: Connection, at: Date): Promise<string[]> {
  const without = db
    .updateTable("sessions as s")
    .from("users as u")
    .set({ endedAt: at })
    .whereRef("u.userId", "=", "s.userId")
    .where((eb) => eb(eb.val("Admin"), "=", eb.fn.any("u.roles")))
    .where("u.factorSince", "is", null)
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", at)
    .returning(columnsOfEnded);
  const ended = await endAndTell(db, without);
  return ended.map(({ userId }) => userId);
}

/** Deletes up to `most` sessions that ended or expired before the given time. Returns how many. */
export async function forgetSessions(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = await oldestOf(db, { table: "sessions", time: sql<Date>`least(expires_at, ended_at)`, before, most });
  if (oldest === undefined) return 0n;
  const { numDeletedRows } = await db.deleteFrom("sessions").where(oldest).executeTakeFirst();
  return numDeletedRows;
}
