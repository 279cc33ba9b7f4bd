import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { defineAct, userNameOf } from "../operators/index.ts";
import { creditPerson, type CreditParts } from "./credit-person.ts";
import { holdShipments } from "./hold-shipments.ts";
import { lockPerson, type LockParts } from "./lock-person.ts";

const euros = (amount: number) => toEuros(cents(amount));
const withAmount = z.object({ amountCents: z.int() });
const heldShipments = z.object({ valueCents: z.int() });
const withVersion = z.object({ version: z.int() });
const withLock = z.object({ isLocked: z.boolean() });

type PeopleParts = Pick<CreditParts, "goodwillMax" | "goodwillDayMax" | "fourEyes"> & Pick<LockParts, "security">;

export const peopleActs = (parts: PeopleParts) => [
  defineAct({
    name: "creditPerson",
    run: async (context, { person, idempotency, params, body }) => {
      const request = { person, idempotency, userId: params.id };
      const { transactionId, amountCents, balanceCents } = await creditPerson({ ...parts, ...context }, request, body);
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
    run: async (context, { person, idempotency, params, body }) => {
      const facts = await holdShipments(context, { person, idempotency, userId: params.id }, body);
      if (!("placedAt" in facts)) return { id: facts.userId, hold: null };
      const { userId, reason, actorId, placedAt } = facts;
      const placedBy = { userInfoId: actorId, userName: (await userNameOf(context.db, actorId)) ?? "" };
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
    run: async (context, { person, idempotency, params, body }) => {
      const request = { person, idempotency, userId: params.id };
      const { userId, ...facts } = await lockPerson({ ...parts, ...context }, request, body);
      return { id: userId, ...facts };
    },
    revert: ({ subjectId: id, before, after }, reason) => {
      const body = { ...withLock.parse(before), ...withVersion.parse(after), reason };
      return { action: "lockPerson", params: { id }, body };
    },
  }),
];
