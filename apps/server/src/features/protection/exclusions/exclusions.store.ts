import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";
import type { MarkedFacts } from "./exclusion-marks.ts";

/** Reads the facts by which another account of a person is recognised. They are not proven. */
export async function readMarkedFacts(db: Connection, userId: string): Promise<MarkedFacts> {
  const [{ birthDate, email, phoneNumber, ...name }, addresses] = await Promise.all([
    readAccount(db, userId),
    readAddresses(db, userId),
  ]);
  const phones = [...(phoneNumber === null ? [] : [phoneNumber]), ...addresses.map((address) => address.phoneNumber)];
  return { birthDate, emails: [email], names: [name, ...addresses], addresses, phones };
}

/** Reads the facts that an exclusion leaves: the account's name and phone, and its e-mail address if confirmed. */
export async function readOwnFacts(db: Connection, userId: string): Promise<Omit<MarkedFacts, "addresses">> {
  const { birthDate, email, emailConfirmedAt, phoneNumber, ...name } = await readAccount(db, userId);
  const phones = phoneNumber === null ? [] : [phoneNumber];
  return { birthDate, emails: emailConfirmedAt === null ? [] : [email], names: [name], phones };
}

/** Reads the marks of the cards with which a person has paid. */
export async function readCardMarks(db: Connection, userId: string): Promise<ExclusionMark[]> {
  const row = await db
    .selectFrom("protectionStates")
    .select("cardMarks")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return (row?.cardMarks ?? []).map((mark) => ({ kind: "Card", mark }));
}

/** Notes the marks of a card that paid, and its country among those of top-ups. */
export function callNoteCard(
  db: Connection,
  userId: string,
  card: { marks: ExclusionMark[]; country: string | null },
  at: Date,
): Promise<void> {
  return callCommand(db, command("protection_card_note", { user: userId, ...card, at }));
}

const readAccount = (db: Connection, userId: string) =>
  db
    .selectFrom("users as u")
    .leftJoin("protectionStates as s", "s.userId", "u.userId")
    .select(["u.email", "u.emailConfirmedAt", "u.firstName", "u.lastName", "u.phoneNumber", "s.birthDate"])
    .where("u.userId", "=", userId)
    .executeTakeFirstOrThrow();

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

/** Excludes a person whose other account is excluded. */
export function callFollow(db: Connection, userId: string, other: MarkedPerson, at: Date): Promise<void> {
  const call = { user: userId, break: randomUUIDv7(), follows: other.userId, until: other.until, at };
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
  const values = marks.map(({ mark }) => mark);
  const rows = await db
    // Reads the marks first: in a cluster they are stored by their value, apart from their people's rows.
    .with(
      (cte) => cte("sharing").materialized(),
      () => db.selectFrom("exclusionMarks").select("userId").where("mark", "in", values).where("userId", "<>", userId),
    )
    .selectFrom("closures as c")
    .select("c.userId")
    .where("c.userId", "in", (eb) => eb.selectFrom("sharing").select("sharing.userId"))
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
      .select(["breakId", "kind", "beganAt", "until", "begunBy", "follows"])
      .where("userId", "=", closedId)
      .where("liftedAt", "is", null)
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

/** Returns the ids of a person's exclusions that were asked to end. Carried ones have the ids of the closed account. */
export async function readReopened(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("breaks")
    .select("breakId")
    .where("userId", "=", userId)
    .where("reopensAt", "is not", null)
    .execute();
  return rows.map(({ breakId }) => breakId);
}

/** Lets exclusions of a closed account end, if their time has passed. */
export async function callReopenClosed(db: Connection, closedId: string, breaks: string[]): Promise<void> {
  await callCommand(db, command("exclusion_reopen_closed", { user: closedId, breaks }));
}

type ToCompare = { userId: string; birthDate: string | null; compareAt: Date };

/** The most accounts that one run of the job compares for their own changes. */
const MOST_TO_COMPARE = 200;

/** Returns the accounts that have waited longest for a comparison. */
export async function findToCompare(db: Connection): Promise<ToCompare[]> {
  const { rows } = await sql<ToCompare>`
    select user_id as "userId", birth_date as "birthDate", compare_at as "compareAt" from protection_states
    where compare_at is not null order by compare_at limit ${MOST_TO_COMPARE}`.execute(db);
  return rows;
}

/** Returns the people who have declared a birth date. */
export async function findBornAlike(db: Connection, birthDate: string): Promise<string[]> {
  const rows = await db.selectFrom("protectionStates").select("userId").where("birthDate", "=", birthDate).execute();
  return rows.map(({ userId }) => userId);
}

/** Notes that an account was compared, unless it has changed since. */
export function callCompared(db: Connection, userId: string, compareAt: Date): Promise<void> {
  return callCommand(db, command("exclusion_compared", { user: userId, compareAt }));
}

/** Lifts an exclusion that follows another account, and returns what it was. Throws STATUS_CONFLICT. */
export function callLiftExclusion(tx: Transaction, userId: string): Promise<{ follows: string; until: string }> {
  return callCommand(tx, command("exclusion_lift", { user: userId }));
}
