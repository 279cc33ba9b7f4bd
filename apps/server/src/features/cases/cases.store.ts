import type { CaseOutcome, CaseStatus } from "@trove/contract";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Signal } from "./signals/signal-rules.ts";

/**
 * Locks the opening of cases until the transaction ends, so that nobody gets two cases at once. Without `isAwaited`,
 * returns false if another transaction has the lock.
 */
export async function lockCaseOpening(tx: Transaction, { isAwaited }: { isAwaited: boolean }): Promise<boolean> {
  const query = tx.selectFrom("caseOpening").select("isSingle").forUpdate();
  const row = await (isAwaited ? query : query.skipLocked()).executeTakeFirst();
  return row !== undefined;
}

/** Finds the oldest case about any of these people that is not closed, and not of a complaint. */
export async function findOpenCase(tx: Transaction, people: readonly string[]): Promise<string | undefined> {
  const row = await tx
    .selectFrom("casePeople as p")
    .innerJoin("cases as c", "c.caseId", "p.caseId")
    .select("c.caseId")
    .where("p.userId", "in", people)
    .where("c.status", "!=", "Closed")
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("complaints as m").select("m.caseId").whereRef("m.caseId", "=", "c.caseId"))),
    )
    .orderBy("c.number")
    .executeTakeFirst();
  return row?.caseId;
}

/** Opens a case with the next number. The caller must have locked the opening of cases. */
export async function insertCase(tx: Transaction, caseId: string, at: Date): Promise<void> {
  const { lastNumber: number } = await tx
    .updateTable("caseOpening")
    .set({ lastNumber: sql`last_number + 1` })
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  await tx.insertInto("cases").values({ caseId, number, status: "Open", createdAt: at, updatedAt: at }).execute();
}

/** Stores that a case has something new. The version stays the same, because operators can't overwrite this change. */
export async function touchCase(tx: Transaction, caseId: string, at: Date): Promise<void> {
  await tx.updateTable("cases").set({ updatedAt: at }).where("caseId", "=", caseId).execute();
}

/** Stores that an operator asked for a case about a person, which holds their money. */
export async function addByOperator(tx: Transaction, caseId: string, userId: string): Promise<void> {
  await tx
    .insertInto("casePeople")
    .values({ caseId, userId, isByOperator: true })
    .onConflict((conflict) => conflict.columns(["caseId", "userId"]).doUpdateSet({ isByOperator: true }))
    .execute();
}

export async function addPeople(tx: Transaction, caseId: string, people: readonly string[]): Promise<void> {
  const rows = people.map((userId) => ({ caseId, userId }));
  await tx
    .insertInto("casePeople")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasSignal(tx: Transaction, { kind, subject, userId }: Signal): Promise<boolean> {
  let query = tx.selectFrom("caseSignals").select("caseId").where("kind", "=", kind).where("subject", "=", subject);
  // An address with many accounts is one signal, whichever of these accounts it was found through.
  if (kind !== "ManyAccounts") query = query.where("userId", "=", userId);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function insertSignal(tx: Transaction, caseId: string, signal: Signal, at: Date): Promise<void> {
  const { kind, subject, userId, details } = signal;
  await tx
    .insertInto("caseSignals")
    .values({ kind, subject, userId, caseId, details: JSON.stringify(details), foundAt: at })
    .execute();
}

export type CaseNote = { caseId: string; noteId: string; authorId: string; text: string; createdAt: Date };

export async function insertCaseNote(tx: Transaction, note: CaseNote): Promise<void> {
  await tx.insertInto("caseNotes").values(note).execute();
}

/** Reads a case and locks it until the transaction ends. */
export function lockCase(tx: Transaction, caseId: string) {
  return tx
    .selectFrom("cases")
    .select(["status", "assigneeId", "outcome", "version", "number"])
    .where("caseId", "=", caseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isAbout(tx: Transaction, caseId: string, userId: string): Promise<boolean> {
  const query = tx.selectFrom("casePeople").select("userId").where("caseId", "=", caseId).where("userId", "=", userId);
  return (await query.executeTakeFirst()) !== undefined;
}

export type CaseState = { status: CaseStatus; assigneeId: string | null; outcome: CaseOutcome | null };

export async function setCaseState(tx: Transaction, caseId: string, state: CaseState, at: Date): Promise<void> {
  await tx
    .updateTable("cases")
    .set({ ...state, closedAt: state.status === "Closed" ? at : null, updatedAt: at, version: sql`version + 1` })
    .where("caseId", "=", caseId)
    .execute();
}

export async function hasCase(db: Connection, caseId: string): Promise<boolean> {
  const row = await db.selectFrom("cases").select("caseId").where("caseId", "=", caseId).executeTakeFirst();
  return row !== undefined;
}

/** Finds and locks the open case whose only signals are checks of a person's identity, without notes. */
export function findCaseOfCheck(tx: Transaction, userId: string) {
  return tx
    .selectFrom("cases as c")
    .innerJoin("casePeople as p", "p.caseId", "c.caseId")
    .select(["c.caseId", "c.assigneeId"])
    .where("p.userId", "=", userId)
    .where("c.status", "!=", "Closed")
    .where(sql<boolean>`exists (select from case_signals s where s.case_id = c.case_id)`)
    .where(
      sql<boolean>`not exists (select from case_signals s where s.case_id = c.case_id and s.kind <> 'IdentityCheck')`,
    )
    .where(sql<boolean>`not exists (select from case_notes n where n.case_id = c.case_id)`)
    .forUpdate("c")
    .executeTakeFirst();
}
