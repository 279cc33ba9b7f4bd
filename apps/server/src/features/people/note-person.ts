import { randomUUIDv7 } from "node:crypto";
import { operate, type OperationParts } from "../operators/index.ts";
import { insertNote } from "./people.store.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

export type NoteFacts = { noteId: string; authorId: string; text: string; createdAt: string };

/** Writes a note about a person, which only operators see. Throws NOT_FOUND. */
export function notePerson(
  parts: OperationParts,
  { userId, ...request }: PersonRequest,
  text: string,
): Promise<NoteFacts> {
  return operate(parts, { ...request, action: "notePerson", subject: userId }, async (tx, at) => {
    await requirePerson(tx, userId);
    const written = { noteId: randomUUIDv7(), authorId: request.person.userId, text };
    await insertNote(tx, { userId, ...written, createdAt: at });
    return {
      facts: { ...written, createdAt: at.toISOString() },
      audit: { subjectId: userId, before: null, after: written },
    };
  });
}
