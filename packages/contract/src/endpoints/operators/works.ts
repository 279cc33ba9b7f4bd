import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { ERROR_CODES } from "../../errors.ts";
import { idOf } from "../../ids.ts";
import { ANY_WORK } from "../../permissions.ts";
import { ROW_PROBLEM_CODES } from "../../texts/row-problems.ts";
import { BULK_MOVES, CHANGE_FIELDS, WORK_KINDS, WORK_ROW_STATUSES, WORK_STATUSES } from "../../statuses.ts";
import { approvalErrors, confirmedPayout, version } from "./fields.ts";
import { boxChanges, payoutChange } from "../items/operators/items.ts";

const count = z.int();

/** Long work: an import, a change or a move of many things. It is planned first, and its rows run in the background. */
export const work = z.strictObject({
  id,
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  /** Where shipments are moved; null for other work. */
  moveTo: z.enum(BULK_MOVES).nullable(),
  status: z.enum(WORK_STATUSES),
  actor: z.strictObject({ userInfoId: id, userName: z.string() }),
  /** How many rows have each status. */
  rows: z.strictObject({ Invalid: count, Unchanged: count, Waiting: count, Done: count, Failed: count }),
  /** Rows a second since it was started; null if none ran yet. */
  rowsPerSecond: z.number().nullable(),
  /** The work that it takes back. */
  revertsId: id.nullable(),
  createdAtUtc: timeUtc,
  startedAtUtc: timeUtc.nullable(),
  endedAtUtc: timeUtc.nullable(),
  version: z.int(),
});

/** Problems by their codes of `texts/row-problems.ts` or of the error catalogue, with the values of their sentences. */
export const rowProblems = z.array(
  z.strictObject({
    code: z.enum([...ROW_PROBLEM_CODES, ...ERROR_CODES]),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

const workRow = z.strictObject({
  /** Of a file its line, which counts from 1. */
  line: z.int(),
  status: z.enum(WORK_ROW_STATUSES),
  name: z.string(),
  /** The thing that the row changes; null for one that doesn't exist yet. */
  subjectId: id.nullable(),
  isNew: z.boolean(),
  /** As texts; null where there was nothing, and for a stock without limit. */
  changes: z.array(
    z.strictObject({
      field: z.enum(CHANGE_FIELDS),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Why it is Invalid or Failed, in English, and the same as codes. */
  problem: z.string().nullable(),
  problems: rowProblems,
});

/**
 * Open boxes that kept their odds when the work ended, because others were approved than its rows led to; left out once
 * they have the present prices.
 */
const boxesKept = z.array(z.strictObject({ id, name: z.string(), payoutRatio: payoutChange }));

const byWorkId = z.strictObject({ id: idOf("work") });
const seen = z.strictObject({ version });

export const workEndpoints = {
  listWorks: {
    summary: "Long work of all operators that one may see, newest first",
    access: ["Admin"],
    permission: ANY_WORK.read,
    query: z.strictObject({
      kind: z.enum(WORK_KINDS).optional(),
      status: z.enum(WORK_STATUSES).optional(),
      ...pageQuery,
    }),
    response: pageOf(work),
    errors: [],
  },
  getWork: {
    summary: "Long work, with the boxes that get other odds by the rows that wait",
    access: ["Admin"],
    permission: ANY_WORK.read,
    params: byWorkId,
    response: work.extend({ ...boxChanges, boxesKept }),
    errors: ["NOT_FOUND"],
  },
  listWorkRows: {
    summary: "The rows of long work: what each changes, and what became of it",
    access: ["Admin"],
    permission: ANY_WORK.read,
    params: byWorkId,
    query: z.strictObject({ status: z.enum(WORK_ROW_STATUSES).optional(), ...pageQuery }),
    response: pageOf(workRow),
    errors: ["NOT_FOUND"],
  },
  downloadWorkProblems: {
    summary: "The rows that are Invalid or Failed as a CSV file: of an import its lines as they were, with the problem",
    access: ["Admin"],
    permission: ANY_WORK.read,
    params: byWorkId,
    response: z.string(),
    isDownload: true,
    errors: ["NOT_FOUND"],
  },
  startWork: {
    summary: "Run the rows that wait, also those that are left of cancelled work",
    access: ["Admin"],
    permission: ANY_WORK.change,
    params: byWorkId,
    body: z.strictObject({
      version,
      /** Required if boxes would pay out more than they cost: the highest payout. */
      confirmedPayout: confirmedPayout.optional(),
    }),
    response: work,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "PAYOUT_UNCONFIRMED", ...approvalErrors],
  },
  cancelWork: {
    summary: "Stop work after its present row; what it has changed stays",
    access: ["Admin"],
    permission: ANY_WORK.change,
    params: byWorkId,
    body: seen,
    response: work,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  retryWork: {
    summary: "Plan the failed rows of ended work again, on what they would change now",
    access: ["Admin"],
    permission: ANY_WORK.change,
    params: byWorkId,
    body: seen,
    response: work,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  revertWork: {
    summary: "Plan work that takes back what ended work has changed; what was changed since is named and left",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byWorkId,
    body: seen,
    status: 201,
    response: work,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
