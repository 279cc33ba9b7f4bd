import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";
import type { MarkedFacts } from "./exclusion-marks.ts";

/** Reads the facts by which another account of a person is recognised. */
export async function readMarkedFacts(db: Connection, userId: string): Promise<MarkedFacts> {
  const [account, addresses] = await Promise.all([
    db
      .selectFrom("users as u")
      .leftJoin("protectionStates as s", "s.userId", "u.userId")
      .select(["u.email", "u.firstName", "u.lastName", "u.phoneNumber", "s.birthDate"])
      .where("u.userId", "=", userId)
      .executeTakeFirstOrThrow(),
    readAddresses(db, userId),
  ]);
  const phones = [account.phoneNumber, ...addresses.map(({ phoneNumber }) => phoneNumber)];
  return {
    birthDate: account.birthDate,
    emails: [account.email],
    names: [account, ...addresses],
    phones: phones.filter((phone) => phone !== null),
    addresses,
  };
}

/** A person in whose exclusion, until a time, another account has left a mark. */
export type MarkedPerson = { userId: string; until: Date; kinds: string[] };

/** Returns the people with an exclusion in force that have some of the marks, and the kinds that they share. */
export async function findMarked(
  db: Connection,
  userId: string,
  marks: readonly ExclusionMark[],
): Promise<MarkedPerson[]> {
  const { rows } = await sql<{ userId: string; until: string; kinds: string[] }>`
    select "userId", taken ->> 'until' as until, kinds
    from (
      select user_id as "userId", array_agg(distinct kind) as kinds from exclusion_marks
      where mark = any(${marks.map(({ mark }) => mark)}::bytea[]) and user_id <> ${userId} group by 1) as sharing,
    lateral (select command.break_in_force("userId", command.database_time()) as taken) as present
    where taken ->> 'kind' = 'Exclusion'`.execute(db);
  return rows.map(({ until, ...row }) => ({ ...row, until: new Date(until) }));
}

/** Keeps the marks of a person who is excluded. */
export function callKeepMarks(db: Connection, userId: string, marks: ExclusionMark[]): Promise<void> {
  return callCommand(db, command("exclusion_marks_keep", { user: userId, marks }));
}

/** Excludes a person whose other account is excluded. */
export function callFollow(
  db: Connection,
  userId: string,
  until: Date,
  marks: ExclusionMark[],
  at: Date,
): Promise<void> {
  const call = { user: userId, break: randomUUIDv7(), until, marks, at };
  return callCommand(db, command("exclusion_follow", call));
}

/** Queues what two accounts share, so that operators get a case. */
export function callNoteShared(db: Connection, userId: string, otherId: string): Promise<void> {
  return callCommand(db, command("signal_note", { kind: "Exclusion", user: userId, subject: otherId }));
}

/** Returns the closed accounts that have one of the marks of a mailbox. */
export async function findClosedSharing(
  db: Connection,
  userId: string,
  marks: readonly ExclusionMark[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("exclusionMarks as m")
    .innerJoin("closures as c", "c.userId", "m.userId")
    .select("m.userId")
    .distinct()
    .where(
      "m.mark",
      "in",
      marks.map(({ mark }) => mark),
    )
    .where("m.userId", "<>", userId)
    .where("c.closedAt", "is not", null)
    .execute();
  return rows.map(({ userId: closedId }) => closedId);
}

/** Carries the breaks and limits in force from a closed account to a new one of the same person. */
export async function callCarry(
  db: Connection,
  { userId, closedId, at }: { userId: string; closedId: string; at: Date },
): Promise<void> {
  const [breaks, limits] = await Promise.all([
    db
      .selectFrom("breaks")
      .select(["breakId", "kind", "beganAt", "until"])
      .where("userId", "=", closedId)
      .where((eb) => eb.or([eb("until", ">", sql<Date>`command.database_time()`), eb("kind", "=", "Exclusion")]))
      .where((eb) => eb.or([eb("reopensAt", "is", null), eb("reopensAt", ">", sql<Date>`command.database_time()`)]))
      .execute(),
    db
      .selectFrom("protectionLimits")
      .select(["limitId", "kind", "period", "amountCents"])
      .where("userId", "=", closedId)
      .where("amountCents", "is not", null)
      .$narrowType<{ amountCents: Cents }>()
      .execute(),
  ]);
  await callCommand(db, command("protection_carry", { user: userId, breaks, limits, at }));
}
