import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

export type NewComplaint = {
  complaintId: string;
  caseId: string;
  userId: string | null;
  name: string;
  email: string;
  language: string;
  reference: string;
  text: string;
  receivedAt: Date;
  answerBy: Date;
};

/** Writes a complaint for a case, and returns the case's number. */
export async function insertComplaint(tx: Transaction, complaint: NewComplaint): Promise<number> {
  await tx.insertInto("complaints").values(complaint).execute();
  const { number } = await tx
    .selectFrom("cases")
    .select("number")
    .where("caseId", "=", complaint.caseId)
    .executeTakeFirstOrThrow();
  return number;
}

/** Counts the complaints since a time, up to `most`: those of signed-in people, or those of strangers. */
export async function countComplaints(db: Connection, since: Date, isSignedIn: boolean, most: number): Promise<number> {
  const newest = db
    .selectFrom("complaints")
    .select("caseId")
    .where("receivedAt", ">=", since)
    .where("userId", isSignedIn ? "is not" : "is", null)
    .limit(most);
  const { count } = await db
    .selectFrom(newest.as("newest"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function findComplaint(db: Connection, caseId: string) {
  return db
    .selectFrom("complaints")
    .select(["name", "email", "language", "reference", "text", "receivedAt", "answerBy", "answeredAt"])
    .where("caseId", "=", caseId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst();
}

export async function setAnswered(tx: Transaction, caseId: string, answeredAt: Date): Promise<void> {
  await tx.updateTable("complaints").set({ answeredAt }).where("caseId", "=", caseId).execute();
}

/**
 * Forgets who wrote the complaint of a case, if they have closed their account since. Call it after the answer was
 * queued.
 */
export async function forgetClosed(tx: Transaction, caseId: string): Promise<void> {
  await callCommand(tx, command("complaint_forget", { case: caseId }));
}

/**
 * Returns the complaints that have to be answered by a time and are not, the oldest first, up to `most`. Leaves out
 * those of which operators were told: a notification has the prefix and the case's id as its topic.
 */
export function readDue(db: Connection, at: Date, prefix: string, most: number) {
  return db
    .selectFrom("complaints as m")
    .innerJoin("cases as c", "c.caseId", "m.caseId")
    .select(["c.caseId", "c.number"])
    .where("m.answerBy", "<=", at)
    .where("c.status", "!=", "Closed")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notifications as n")
            .select("n.notificationId")
            .where("n.topic", "=", sql<string>`${prefix} || c.case_id`),
        ),
      ),
    )
    .orderBy("m.answerBy")
    .limit(most)
    .execute();
}
