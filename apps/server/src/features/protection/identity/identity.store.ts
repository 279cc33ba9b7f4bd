import { randomUUIDv7 } from "node:crypto";
import type { IdentityPicture, IdentityRefusal } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { IdentityStep } from "../../../identity-checks/identity-check.ts";

const ofLast = sql`begun_at desc, check_id desc limit 1`;

/** The last check with what it asks for, the pictures that are kept, and how many checks the person has begun. */
export async function readLastCheck(db: Connection, userId: string) {
  const { rows } = await sql<{
    checkId: string;
    status: string;
    step: IdentityStep;
    askedAt: Date | null;
    sent: IdentityPicture[];
    checks: number;
  }>`
    select check_id as "checkId", status, step, asked_at as "askedAt",
      array(select picture from identity_pictures p where p.user_id = ${userId} and p.check_id = c.check_id) as sent,
      (select count(*)::integer from identity_checks where user_id = ${userId}) as checks
    from identity_checks c where user_id = ${userId} order by ${ofLast}`.execute(db);
  return rows[0];
}

/** Begins a check, unless one has begun. Throws STATUS_CONFLICT and TOO_SOON. */
export function callBegin(
  db: Connection,
  { userId: user, sessionId: session }: Person,
  { checkId: check, method, step }: { checkId: string; method: string; step: IdentityStep },
  at: Date,
): Promise<void> {
  return callCommand(db, command("identity_check_begin", { user, session, check, method, step, at }));
}

/** Counts a picture, and returns the id of its check. Throws STATUS_CONFLICT and TOO_SOON. */
export function callUploadBegin(db: Connection, { userId, sessionId }: Person, at: Date): Promise<string> {
  return callCommand(db, command("identity_upload_begin", { user: userId, session: sessionId, at }));
}

/** Keeps an encrypted picture. Throws STATUS_CONFLICT if the check goes on no more. */
export function callKeepPicture(
  db: Connection,
  { userId: user, checkId: check, picture }: { userId: string; checkId: string; picture: IdentityPicture },
  sealed: Buffer,
): Promise<void> {
  return callCommand(db, command("identity_picture_keep", { user, check, picture, sealed }));
}

export type CheckMove = {
  userId: string;
  checkId: string;
  status: "Pending" | "Verified" | "Refused";
  until?: Date;
  refusal?: IdentityRefusal;
};

/** Moves the last check on, and returns its status before. Throws STATUS_CONFLICT. */
export function callMove(tx: Transaction, move: CheckMove, at: Date): Promise<string> {
  const { userId: user, checkId: check, status, until = null, refusal = null } = move;
  return callCommand(tx, command("identity_check_move", { user, check, status, until, refusal, at }));
}

/** Ends a check that was not handed in or decided since these times. Returns its status before; null if it stays. */
export function callLapse(
  tx: Transaction,
  { userId: user, checkId: check }: { userId: string; checkId: string },
  times: { begunBefore: Date; askedBefore: Date },
  at: Date,
): Promise<string | null> {
  return callCommand(tx, command("identity_check_lapse", { user, check, ...times, at }));
}

/** Takes back the check that has begun or waits. Throws STATUS_CONFLICT. */
export function callWithdraw(db: Connection, { userId: user, sessionId: session }: Person, at: Date): Promise<void> {
  return callCommand(db, command("identity_check_withdraw", { user, session, at }));
}

/** Returns why a person was refused before, newest first. */
export async function readRefusals(db: Connection, userId: string): Promise<IdentityRefusal[]> {
  const rows = await db
    .selectFrom("identityChecks")
    .select("refusal")
    .where("userId", "=", userId)
    .where("refusal", "is not", null)
    .orderBy("begunAt", "desc")
    .$narrowType<{ refusal: IdentityRefusal }>()
    .execute();
  return rows.map(({ refusal }) => refusal);
}

/** Makes void what a person has proven, because their name has changed. */
export function callVoid(tx: Transaction, userId: string): Promise<void> {
  return callCommand(tx, command("identity_void", { user: userId }));
}

/** Reads a picture of the check that waits for a decision, encrypted. */
export async function findPicture(db: Connection, userId: string, picture: IdentityPicture) {
  return db
    .selectFrom("identityPictures as p")
    .innerJoin("identityChecks as c", (join) =>
      join.onRef("c.userId", "=", "p.userId").onRef("c.checkId", "=", "p.checkId"),
    )
    .select(["p.checkId", "p.sealed"])
    .where("p.userId", "=", userId)
    .where("p.picture", "=", picture)
    .where("c.status", "=", "Pending")
    .executeTakeFirst();
}

export async function readName(db: Connection, userId: string) {
  return db
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Returns the other people with one of these marks, and whether their check waits for a decision. */
export function findSharing(db: Connection, userId: string, marks: readonly Buffer[]) {
  return db
    .selectFrom("identityMarks as m")
    .select((eb) => [
      "m.userId",
      eb
        .exists(
          eb
            .selectFrom("identityChecks as c")
            .select("c.checkId")
            .whereRef("c.userId", "=", "m.userId")
            .where("c.status", "=", "Pending"),
        )
        .as("isWaiting"),
    ])
    .distinct()
    .where((eb) => eb("m.mark", "=", eb.fn.any(eb.val(marks))))
    .where("m.userId", "<>", userId)
    .execute();
}

export function callKeepMark(tx: Transaction, userId: string, mark: Buffer): Promise<void> {
  return callCommand(tx, command("identity_mark_keep", { user: userId, mark }));
}

/** Queues that another account is verified with the same name and birth date, so that operators get a case. */
export function callNoteSharing(tx: Transaction, userId: string, otherId: string): Promise<void> {
  return callCommand(tx, command("signal_note", { kind: "SharedIdentity", user: userId, subject: otherId }));
}

/** Returns checks that were begun, or handed in, before these times and have not ended. */
export function findStale(db: Connection, begunBefore: Date, askedBefore: Date, most: number) {
  return db
    .selectFrom("identityChecks")
    .select(["userId", "checkId"])
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "Begun"), eb("begunAt", "<", begunBefore)]),
        eb.and([eb("status", "=", "Pending"), eb("askedAt", "<", askedBefore)]),
      ]),
    )
    .orderBy("begunAt")
    .limit(most)
    .execute();
}

export const newCheckId = (): string => randomUUIDv7();
