import { randomUUIDv7 } from "node:crypto";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { operate, type OperationParts } from "../operators/index.ts";
import { requirePerson } from "../people/index.ts";
import { addPeople, findOpenCase, insertCase, insertCaseNote, lockCaseOpening, touchCase } from "./cases.store.ts";

type Request = { person: Person; idempotency: Idempotency; userId: string };

/**
 * Opens a case about a person, with the reason as its first note. If the person has an open case, adds the note to that
 * one instead. Locks the opening of cases. Throws NOT_FOUND.
 */
export function openCase(
  parts: OperationParts,
  { userId, ...request }: Request,
  reason: string,
): Promise<{ caseId: string }> {
  return operate(parts, { ...request, action: "openCase", subject: userId }, async (tx, at) => {
    await requirePerson(tx, userId);
    await lockCaseOpening(tx, { isAwaited: true });
    const known = await findOpenCase(tx, [userId]);
    const caseId = known ?? randomUUIDv7();
    if (known === undefined) {
      await insertCase(tx, caseId, at);
      await addPeople(tx, caseId, [userId]);
    } else await touchCase(tx, caseId, at);
    const authorId = request.person.userId;
    await insertCaseNote(tx, { caseId, noteId: randomUUIDv7(), authorId, text: reason, createdAt: at });
    return { facts: { caseId }, audit: { subjectId: caseId, before: null, after: { personId: userId }, reason } };
  });
}
