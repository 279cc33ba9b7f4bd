import type { Endpoints, ResponseOf } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../database/connection.ts";
import { defineAct, defineDirectAct, userNameOf } from "../operators/index.ts";
import { breakResponse } from "../protection/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { decideIdentity, type DecideParts } from "./identity/decide-identity.ts";
import { correctIdentity } from "./correct-identity.ts";
import { creditPerson, type CreditParts } from "./credit-person.ts";
import { holdShipments } from "./hold-shipments.ts";
import { liftExclusion } from "./lift-exclusion.ts";
import { lockPerson, prepareLock } from "./lock-person.ts";
import { mailPassword } from "./mail-password.ts";
import { notePerson } from "./note-person.ts";
import { startBreak } from "./protection/start-break.ts";
import { resetPersonFactors } from "./reset-person-factors.ts";
import { signOutPerson } from "./sign-out-person.ts";

const euros = (amount: number) => toEuros(cents(amount));
const withAmount = z.object({ amountCents: z.int() });
const heldShipments = z.object({ valueCents: z.int() });
const withVersion = z.object({ version: z.int() });
const withIdentity = z.object({ birthDate: z.string(), residence: z.string() });
const withLock = z.object({ isLocked: z.boolean() });

type ShowIdentity = (db: Connection, userId: string) => Promise<ResponseOf<Endpoints["decideIdentity"]>>;

/** Acts about a person change this person's rows. */
const prepare = (_db: Connection, { params }: { params: { id: string } }) => ({ subject: params.id });

export const peopleActs = (parts: CreditParts & AccountParts & DecideParts & { personIdentity: ShowIdentity }) => [
  defineAct({
    name: "creditPerson",
    prepare,
    change: (tx, at, call) => creditPerson(parts, tx, at, call),
    response: (_db, { transactionId, amountCents, balanceCents }) => {
      return { transactionId, amount: toEuros(amountCents), balanceAfter: toEuros(balanceCents) };
    },
    approval: {
      kind: "credit",
      asks: async (db, { subjectId, after }) => {
        const { amountCents } = withAmount.parse(after);
        return { action: "creditPerson", personName: await userNameOf(db, subjectId), amount: euros(amountCents) };
      },
      amount: ({ body }) => body.amount,
    },
  }),
  // Only releasing may need an approval, because holding must be immediate.
  defineAct({
    name: "holdShipments",
    prepare,
    change: holdShipments,
    response: async (db, facts) => {
      if (!("placedAt" in facts)) return { id: facts.userId, hold: null };
      const { userId, reason, actorId, placedAt } = facts;
      const placedBy = { userInfoId: actorId, userName: (await userNameOf(db, actorId)) ?? "" };
      return { id: userId, hold: { reason, placedBy, placedAtUtc: placedAt } };
    },
    approval: {
      kind: "releases",
      asks: async (db, { subjectId, after }) => {
        const { valueCents } = heldShipments.parse(after);
        return { action: "holdShipments", personName: await userNameOf(db, subjectId), amount: euros(valueCents) };
      },
      // An approval lets goods of this value leave, so the decision needs the permission to credit people.
      decidedWith: "people.credit",
      concerns: ({ body }) => !body.isHeld,
      // If there are no open shipments, the value is unknown, because the release applies to later shipments too.
      amount: (_call, { after }) => {
        const { valueCents } = heldShipments.parse(after);
        return valueCents === 0 ? null : cents(valueCents);
      },
    },
  }),
  defineAct({
    name: "lockPerson",
    prepare: prepareLock,
    change: (tx, at, call) => lockPerson(parts, tx, at, call),
    response: (_db, { userId, ...facts }) => ({ id: userId, ...facts }),
    revert: ({ subjectId: id, before, after }, reason) => {
      const body = { ...withLock.parse(before), ...withVersion.parse(after), reason };
      return { action: "lockPerson", params: { id }, body };
    },
  }),
  defineAct({
    name: "endPersonSessions",
    prepare,
    change: (tx, at, call) => signOutPerson(parts, tx, at, call),
    response: (_db, facts) => facts,
  }),
  defineAct({
    name: "mailPersonPassword",
    prepare,
    change: (tx, at, call) => mailPassword(parts, tx, at, call),
    response: (_db, { sentAt }) => ({ sentAtUtc: sentAt }),
  }),
  defineDirectAct({
    name: "resetPersonFactors",
    prepare,
    change: (tx, _at, call) => resetPersonFactors(parts, tx, call),
    response: (_db, { userId }) => ({ id: userId }),
  }),
  defineAct({
    name: "correctPersonIdentity",
    prepare,
    change: (tx, at, call) => correctIdentity(parts, tx, at, call),
    response: (_db, { userId, ...identity }) => ({ id: userId, ...identity }),
    approval: {
      kind: "releases",
      isAlways: true,
      // Otherwise the residence before counts beside the new one, so nothing is loosened at once.
      concerns: ({ body }) => body.countsAlone,
      asks: async (db, { subjectId, after }) => {
        const personName = await userNameOf(db, subjectId);
        return { action: "correctPersonIdentity", personName, ...withIdentity.parse(after) };
      },
    },
    revert: ({ subjectId: id, before }, reason) => {
      return { action: "correctPersonIdentity", params: { id }, body: { ...withIdentity.parse(before), reason } };
    },
  }),
  // The pictures are gone, so there is no way to revert this. Taking a verification back is immediate.
  defineAct({
    name: "decideIdentity",
    prepare,
    change: (tx, at, call, known) => decideIdentity(parts, tx, at, call, known),
    response: (db, { userId }) => parts.personIdentity(db, userId),
    approval: {
      kind: "identity",
      asks: async (db, { subjectId }) => ({
        action: "decideIdentity",
        personName: await userNameOf(db, subjectId),
      }),
      concerns: ({ body }) => body.result === "Verified",
    },
  }),
  // Nobody can shorten a break, so there is no way to revert this.
  defineAct({
    name: "startPersonBreak",
    prepare,
    change: (tx, at, call) => startBreak(parts, tx, at, call),
    response: (_db, facts) => breakResponse(facts),
  }),
  defineAct({
    name: "liftExclusion",
    prepare,
    change: liftExclusion,
    response: (_db, { userId }) => ({ id: userId }),
    approval: {
      kind: "releases",
      isAlways: true,
      asks: async (db, { subjectId }) => ({
        action: "liftExclusion",
        personName: await userNameOf(db, subjectId),
      }),
    },
  }),
  defineAct({
    name: "notePerson",
    prepare,
    change: notePerson,
    response: async (db, { noteId, authorId, text, createdAt }) => {
      const author = { userInfoId: authorId, userName: (await userNameOf(db, authorId)) ?? "" };
      return { id: noteId, author, text, createdAtUtc: createdAt };
    },
  }),
];
