import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "../../database/connection.ts";
import type { OperatorCall } from "../operators/index.ts";
import { requirePerson } from "../people/index.ts";
import { addByOperator, findOpenCase, insertCase, insertCaseNote, lockCaseOpening, touchCase } from "./cases.store.ts";

/**
 * Opens a case about a person, with the reason as its first note. If the person has an open case, adds the note to that
 * one instead. Either holds their own money and the closing of their account. Locks the opening of cases. Throws
 * NOT_FOUND.
 */
export async function openCase(tx: Transaction, at: Date, { person, body }: OperatorCall<"openCase">) {
  const { personId, reason } = body;
  await requirePerson(tx, personId);
  await lockCaseOpening(tx, { isAwaited: true });
  const known = await findOpenCase(tx, [personId]);
  const caseId = known ?? randomUUIDv7();
  if (known === undefined) await insertCase(tx, caseId, at);
  else await touchCase(tx, caseId, at);
  await addByOperator(tx, caseId, personId);
  const note = { noteId: randomUUIDv7(), authorId: person.userId, text: reason };
  await insertCaseNote(tx, { caseId, ...note, createdAt: at });
  return { facts: { caseId }, audit: { subjectId: caseId, before: null, after: { personId }, reason } };
}
