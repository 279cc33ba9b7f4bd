import { toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import type { AdminParts } from "../parts.ts";
import { creditPerson } from "./credit-person.ts";
import { holdShipments } from "./hold-shipments.ts";
import { lockPerson } from "./lock-person.ts";
import { mailPassword } from "./mail-password.ts";
import { notePerson } from "./note-person.ts";
import { nameOf } from "./people.store.ts";
import { signOutPerson } from "./sign-out-person.ts";

/** What operators do for people and with their accounts. */
export function personChangeRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;
  const actorOf = async (userId: string) => ({ userInfoId: userId, userName: await nameOf(db, userId) });

  bind("lockPerson", async ({ person, idempotency, params, body }) => {
    const { userId, ...facts } = await lockPerson(parts, { person, idempotency, userId: params.id }, body);
    return { id: userId, ...facts };
  });

  bind("endPersonSessions", ({ person, idempotency, params, body }) =>
    signOutPerson(parts, { person, idempotency, userId: params.id }, body.reason),
  );

  bind("mailPersonPassword", async ({ person, idempotency, params, body, language }) => {
    const request = { person, idempotency, userId: params.id };
    const { sentAt } = await mailPassword(parts, request, { reason: body.reason, language });
    return { sentAtUtc: sentAt };
  });

  bind("notePerson", async ({ person, idempotency, params, body }) => {
    const facts = await notePerson(parts, { person, idempotency, userId: params.id }, body.text);
    const { noteId, authorId, text, createdAt } = facts;
    return { id: noteId, author: await actorOf(authorId), text, createdAtUtc: createdAt };
  });

  bind("creditPerson", async ({ person, idempotency, params, body }) => {
    const facts = await creditPerson(parts, { person, idempotency, userId: params.id }, body);
    const { transactionId, amountCents, balanceCents } = facts;
    return { transactionId, amount: toEuros(amountCents), balanceAfter: toEuros(balanceCents) };
  });

  bind("holdShipments", async ({ person, idempotency, params, body }) => {
    const facts = await holdShipments(parts, { person, idempotency, userId: params.id }, body);
    if (!("placedAt" in facts)) return { id: facts.userId, hold: null };
    const { userId, reason, actorId, placedAt } = facts;
    return { id: userId, hold: { reason, placedBy: await actorOf(actorId), placedAtUtc: placedAt } };
  });
}
