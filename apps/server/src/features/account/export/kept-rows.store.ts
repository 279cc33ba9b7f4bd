import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { KeptTable } from "./kept-tables.ts";

const BATCH = 1_000;

type Row = Readonly<Record<string, unknown>>;

/** Reads a person's rows in batches by their key. Between batches it keeps no rows and uses no connection. */
export async function* readKeptRows(
  db: Connection,
  userId: string,
  { table, by }: KeptTable,
): AsyncGenerator<readonly Row[]> {
  const key = sql.join(by.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last && sql`and (${key}) > (${sql.join(by.map((column) => last?.[column]))})`;
    const order = by.length > 0 ? sql`order by ${key}` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId} ${after ?? sql``}
      ${order} limit ${BATCH}`.execute(db);
    yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Reads the nonces of a person's records in order, in batches of up to `most`. */
export async function* readNonces(db: Connection, userId: string, most: number): AsyncGenerator<readonly number[]> {
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom("records")
      .select("nonce")
      .where("userId", "=", userId)
      .where("nonce", ">", last)
      .orderBy("nonce")
      .limit(most)
      .execute();
    const nonces = rows.map(({ nonce }) => nonce);
    if (nonces.length > 0) yield nonces;
    if (nonces.length < most) return;
    last = nonces.at(-1) ?? last;
  }
}

/** Whether operators look into a person. Cases of complaints are not about the person who complains. */
async function isLookedInto(db: Connection, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom("casePeople as p")
    .innerJoin("cases as c", "c.caseId", "p.caseId")
    .leftJoin("complaints as m", "m.caseId", "c.caseId")
    .select("c.caseId")
    .where("p.userId", "=", userId)
    .where("c.status", "!=", "Closed")
    .where("m.caseId", "is", null)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * The closed cases of operators about a person, and those of the person's complaints, without notes, which may be about
 * other people too. Somebody who is looked into must not learn of it by the file.
 */
export function readCasesAbout(db: Connection, userId: string) {
  return db
    .selectFrom("casePeople as p")
    .innerJoin("cases as c", "c.caseId", "p.caseId")
    .leftJoin("complaints as m", "m.caseId", "c.caseId")
    .select(["c.caseId", "c.number", "c.status", "c.outcome", "c.createdAt", "c.updatedAt"])
    .where("p.userId", "=", userId)
    .where((eb) => eb.or([eb("c.status", "=", "Closed"), eb("m.caseId", "is not", null)]))
    .orderBy("c.number")
    .execute();
}

/** The signals that closed cases have of a person, without details, which may name other people. */
export function readSignalsAbout(db: Connection, userId: string) {
  return db
    .selectFrom("casePeople as p")
    .innerJoin("caseSignals as s", (join) => join.onRef("s.caseId", "=", "p.caseId").onRef("s.userId", "=", "p.userId"))
    .innerJoin("cases as c", "c.caseId", "p.caseId")
    .select(["s.caseId", "s.kind", "s.foundAt"])
    .where("p.userId", "=", userId)
    .where("c.status", "=", "Closed")
    .orderBy("s.foundAt")
    .execute();
}

/** The complaints that a person wrote while signed in. */
export function readComplaints(db: Connection, userId: string) {
  return db
    .selectFrom("complaints")
    .select(["caseId", "name", "email", "reference", "text", "receivedAt", "answerBy", "answeredAt"])
    .where("userId", "=", userId)
    .orderBy("receivedAt")
    .execute();
}

/** The withdrawals that were matched to what a person bought. */
export function readWithdrawals(db: Connection, userId: string) {
  return db
    .selectFrom("withdrawals")
    .select(["withdrawalId", "number", "subject", "typedNumber", "typedName", "typedEmail", "status", "exception"])
    .select(["purchaseId", "shipmentId", "receivedAt", "dueAt", "closesAt", "updatedAt"])
    .select(["reason", "sendBy", "guaranteeUntil", "setOffCents"])
    .where("userId", "=", userId)
    .orderBy("receivedAt")
    .execute();
}

/** Operators' notes about a person, without their authors. None while operators look into the person. */
export async function readNotesAbout(db: Connection, userId: string) {
  if (await isLookedInto(db, userId)) return [];
  return db
    .selectFrom("personNotes")
    .select(["noteId", "text", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

/** The fields of a state before or after an act that are about the person alone. */
const OWN_FIELDS = [
  "amountCents",
  "balanceCents",
  "isLocked",
  "isHeld",
  "birthDate",
  "residence",
  "formerResidence",
  "leftCountries",
  "roles",
  "presets",
];

const ownFields = (state: unknown) =>
  typeof state === "object" && state !== null
    ? Object.fromEntries(Object.entries(state).filter(([name]) => OWN_FIELDS.includes(name)))
    : null;

/**
 * The acts of other operators on a person's account, without the operators, and without reasons while operators look
 * into the person. An operator's own entries are about others.
 */
export async function readActsOn(db: Connection, userId: string) {
  const [hidesReasons, acts] = await Promise.all([
    isLookedInto(db, userId),
    db
      .selectFrom("auditEntries")
      .select(["auditId", "action", "before", "after", "reason", "createdAt"])
      .where("subjectId", "=", userId)
      .where("actorId", "<>", userId)
      .orderBy("createdAt")
      .execute(),
  ]);
  return acts.map(({ before, after, reason, ...act }) => {
    return { ...act, before: ownFields(before), after: ownFields(after), reason: hidesReasons ? null : reason };
  });
}

/** The ids under which an identity provider knows a person. */
export function readSubjects(db: Connection, userId: string) {
  return db
    .selectFrom("identities")
    .select("value")
    .where("userId", "=", userId)
    .where("value", "like", "provider:%")
    .execute();
}

/** A person's captures that matched no payment, without the provider's report. */
export function readUnmatched(db: Connection, userId: string) {
  return db
    .selectFrom("quarantinedCaptures")
    .select(["provider", "providerPaymentId", "paymentId", "createdAt", "release", "releasedAt", "returnedCents"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

/** The request for a mail when the shop opens, which has the account's address, if that is confirmed. */
export async function readLaunchSignUp(db: Connection, userId: string) {
  const account = await db
    .selectFrom("users")
    .select("email")
    .where("userId", "=", userId)
    .where("emailConfirmedAt", "is not", null)
    .executeTakeFirst();
  if (account === undefined) return [];
  return db
    .selectFrom("launchSignups")
    .select(["email", "language", "askedAt", "confirmedAt"])
    .where("email", "=", account.email.toLowerCase())
    .execute();
}
