import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, freeLines, freeText, id, pageOf, pageQuery, sortDirection, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";
import { CASE_KINDS, CASE_OUTCOMES, CASE_STATUSES, ORDER_FLAGS, ORDER_STATUSES, SIGNAL_KINDS } from "../statuses.ts";
import { version } from "./operators/fields.ts";
import { actor } from "./people/people.ts";

const byCaseId = z.strictObject({ id: idOf("case") });
const reason = freeText("Reason", 300);

const caseFields = {
  id,
  /** The number that operators use: `C-` and six digits. */
  number: z.string(),
  status: z.enum(CASE_STATUSES),
  assignee: actor.nullable(),
  /** Null until the case is closed. */
  outcome: z.enum(CASE_OUTCOMES).nullable(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version,
};

const casePerson = z.strictObject({
  id,
  /** The username; null for a guest, for whom `id` is the order's id. */
  userName: z.string().nullable(),
  isLocked: z.boolean(),
  isOnHold: z.boolean(),
});

const listedCase = z.strictObject({
  ...caseFields,
  kinds: z.array(z.enum(CASE_KINDS)),
  /** When a complaint that is not closed has to be answered; null for other cases. */
  answerByUtc: timeUtc.nullable(),
  peopleCount: z.int(),
});

const wholeCase = z.strictObject({
  ...caseFields,
  people: z.array(casePerson),
  /** The text that somebody has written, and when it has to be answered; null for other cases. */
  complaint: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      language: z.string(),
      reference: z.string(),
      text: z.string(),
      receivedAtUtc: timeUtc,
      answerByUtc: timeUtc,
      /** Null until its answer was mailed. */
      answeredAtUtc: timeUtc.nullable(),
    })
    .nullable(),
  /** Oldest first. */
  signals: z.array(
    z.strictObject({
      kind: z.enum(SIGNAL_KINDS),
      personId: id,
      foundAtUtc: timeUtc,
      /** The number of accounts that use the address; null for other kinds. */
      accounts: z.int().nullable(),
      /** The sum that was charged back, shipped, paid, lost or sent back; null for other kinds. */
      amount: euros.nullable(),
      /** The usual spending of a week; null for other kinds than RisingSpend. */
      usualAmount: euros.nullable(),
      /** Nights of the last week with openings; null for other kinds than NightPlay. */
      nights: z.int().nullable(),
      /** The top-ups of 30 days, and how often money was sent back, and in vain; null for other kinds. */
      depositedAmount: euros.nullable(),
      returns: z.int().nullable(),
      failedReturns: z.int().nullable(),
      /** Minutes from the last top-up to the shipment; null for other kinds. */
      minutes: z.int().nullable(),
      /** The id of the payment or shipment. */
      subjectId: id.nullable(),
    }),
  ),
  /** Oldest first. */
  notes: z.array(z.strictObject({ id, author: actor, text: z.string(), createdAtUtc: timeUtc })),
});

export const caseEndpoints = {
  listCases: {
    summary: "Cases, the latest changed first",
    access: ["Admin"],
    permission: "cases.read",
    query: z.strictObject({
      status: z.enum(CASE_STATUSES).optional(),
      kind: z.enum(CASE_KINDS).optional(),
      ...pageQuery,
      sortBy: z.enum(["UpdatedAtUtc"]).default("UpdatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(listedCase),
    errors: [],
  },
  getCase: {
    summary: "One case with its signals, people and notes",
    access: ["Admin"],
    permission: "cases.read",
    params: byCaseId,
    response: wholeCase,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  openCase: {
    summary: "Open a case about a person; one that is open already gets the reason as a note",
    access: ["Admin"],
    permission: "cases.change",
    body: z.strictObject({ personId: idOf("person"), reason }),
    status: 201,
    response: z.strictObject({ id }),
    errors: ["NOT_FOUND"],
  },
  setCaseStatus: {
    summary: "Take a case, hand it back, close it with an outcome, or open it again",
    access: ["Admin"],
    permission: "cases.change",
    params: byCaseId,
    body: z.strictObject({
      status: z.enum(CASE_STATUSES),
      outcome: z.enum(CASE_OUTCOMES).optional(),
      reason: reason.optional(),
      /** The answer to a complaint, which is mailed. Its case can't be closed before it is answered. */
      answer: freeLines("Answer", 5000).optional(),
      version,
    }),
    response: z.strictObject({ id, status: z.enum(CASE_STATUSES), version }),
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "FORBIDDEN"],
  },
  noteCase: {
    summary: "Write a note in a case",
    access: ["Admin"],
    permission: "cases.change",
    params: byCaseId,
    body: z.strictObject({ text: freeText("Note", 2000) }),
    status: 201,
    response: z.strictObject({ id }),
    errors: ["NOT_FOUND"],
  },
  listFlaggedOrders: {
    summary: "Orders of people and guests that an operator should look at, the latest flagged first",
    access: ["Admin"],
    permission: "cases.read",
    query: z.strictObject({ flag: z.enum(ORDER_FLAGS).optional(), ...pageQuery }),
    response: pageOf(
      z.strictObject({
        id,
        number: z.string(),
        status: z.enum(ORDER_STATUSES),
        total: euros,
        flag: z.enum(ORDER_FLAGS),
        flaggedAtUtc: timeUtc,
        /** The person who bought; null for a guest's order. */
        buyer: actor.nullable(),
      }),
    ),
    isPersonal: true,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
