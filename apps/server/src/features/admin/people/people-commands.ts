import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Command } from "../operations/command.ts";
import { creditPerson } from "./credit-person.ts";
import { holdShipments } from "./hold-shipments.ts";
import { lockPerson } from "./lock-person.ts";
import { askForCredit, askForRelease } from "./people-asks.ts";
import { nameOf } from "./people.store.ts";

export const creditPersonCommand: Command<"creditPerson"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const facts = await creditPerson(parts, { person, idempotency, userId: params.id }, body);
    const { transactionId, amountCents, balanceCents } = facts;
    return { transactionId, amount: toEuros(amountCents), balanceAfter: toEuros(balanceCents) };
  },
  approval: { kind: "credit", asks: askForCredit, amount: ({ body }) => body.amount },
};

const heldShipments = z.object({ valueCents: z.int() });

/** Only the release of what is held may have to be approved: a hold must not wait. */
export const holdShipmentsCommand: Command<"holdShipments"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const facts = await holdShipments(parts, { person, idempotency, userId: params.id }, body);
    if (!("placedAt" in facts)) return { id: facts.userId, hold: null };
    const { userId, reason, actorId, placedAt } = facts;
    const placedBy = { userInfoId: actorId, userName: await nameOf(parts.db, actorId) };
    return { id: userId, hold: { reason, placedBy, placedAtUtc: placedAt } };
  },
  approval: {
    kind: "releases",
    asks: askForRelease,
    // Whether goods of this value leave is decided, not what becomes of a case.
    decidedWith: "people.credit",
    concerns: ({ body }) => !body.isHeld,
    amount: (_call, { after }) => cents(heldShipments.parse(after).valueCents),
  },
};

const withVersion = z.object({ version: z.int() });
const withLock = z.object({ isLocked: z.boolean() });

export const lockPersonCommand: Command<"lockPerson"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const { userId, ...facts } = await lockPerson(parts, { person, idempotency, userId: params.id }, body);
    return { id: userId, ...facts };
  },
  revert: ({ subjectId: id, before, after }, reason) => {
    const body = { ...withLock.parse(before), ...withVersion.parse(after), reason };
    return { action: "lockPerson", params: { id }, body };
  },
};
