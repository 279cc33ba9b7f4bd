import type { Bind } from "../../http/bind.ts";
import { userNameOf } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { mailPassword } from "./mail-password.ts";
import { notePerson } from "./note-person.ts";
import { resetPersonFactors } from "./reset-person-factors.ts";
import { signOutPerson } from "./sign-out-person.ts";

/** Routes with which operators change people's accounts. */
export function personChangeRoutes(bind: Bind, parts: AccountParts): void {
  const { db } = parts;

  bind("endPersonSessions", ({ person, idempotency, params, body }) =>
    signOutPerson(parts, { person, idempotency, userId: params.id }, body.reason),
  );

  bind("mailPersonPassword", async ({ person, idempotency, params, body }) => {
    const request = { person, idempotency, userId: params.id };
    const { sentAt } = await mailPassword(parts, request, body.reason);
    return { sentAtUtc: sentAt };
  });

  bind("resetPersonFactors", async ({ person, idempotency, params, body, language }) => {
    const request = { person, idempotency, userId: params.id };
    const { userId } = await resetPersonFactors(parts, request, { reason: body.reason, language });
    return { id: userId };
  });

  bind("notePerson", async ({ person, idempotency, params, body }) => {
    const facts = await notePerson(parts, { person, idempotency, userId: params.id }, body.text);
    const { noteId, authorId, text, createdAt } = facts;
    const author = { userInfoId: authorId, userName: (await userNameOf(db, authorId)) ?? "" };
    return { id: noteId, author, text, createdAtUtc: createdAt };
  });
}
