import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "../../database/connection.ts";
import type { OperatorCall } from "../operators/index.ts";
import { insertNote } from "./people.store.ts";
import { requirePerson } from "./person-request.ts";

/** Writes a note about a person, which only operators see. Throws NOT_FOUND. */
export async function notePerson(
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { text } }: OperatorCall<"notePerson">,
) {
  await requirePerson(tx, userId);
  const written = { noteId: randomUUIDv7(), authorId: person.userId, text };
  await insertNote(tx, { userId, ...written, createdAt: at });
  return {
    facts: { ...written, createdAt: at.toISOString() },
    audit: { subjectId: userId, before: null, after: written },
  };
}
