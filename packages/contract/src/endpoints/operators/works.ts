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

/**
 * Bulk work: an import, a change or a move of many things. It is planned first; then its rows run in the background.
 */
export const work = z.strictObject({
  id,
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  /** The status to which shipments are moved; null for other work. */
  moveTo: z.enum(BULK_MOVES).nullable(),
  status: z.enum(WORK_STATUSES),
  actor: z.strictObject({ userInfoId: id, userName: z.string() }),
  /** The number of rows with each status. */
  rows: z.strictObject({ Invalid: count, Unchanged: count, Waiting: count, Done: count, Failed: count }),
  /** Rows per second since the start; null if no row has run yet. */
  rowsPerSecond: z.number().nullable(),
  /** The work that this work reverts. */
  revertsId: id.nullable(),
  createdAtUtc: timeUtc,
  startedAtUtc: timeUtc.nullable(),
  endedAtUtc: timeUtc.nullable(),
  version: z.int(),
});

/**
 * Problems as codes, with the values for their sentences. Codes are those of `texts/row-problems.ts` or of the error
 * catalogue.
 */
export const rowProblems = z.array(
  z.strictObject({
    code: z.enum([...ROW_PROBLEM_CODES, ...ERROR_CODES]),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

const workRow = z.strictObject({
  /** For an imported file, the number of the row's line, from 1. */
  line: z.int(),
  status: z.enum(WORK_ROW_STATUSES),
  name: z.string(),
  /** The thing that the row changes; null if it doesn't exist yet. */
  subjectId: id.nullable(),
  isNew: z.boolean(),
  /** Values as texts. Null for a missing value and for unlimited stock. */
  changes: z.array(
    z.strictObject({
      field: z.enum(CHANGE_FIELDS),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** The reason why the row is Invalid or Failed, as English text and as codes. */
  problem: z.string().nullable(),
  problems: rowProblems,
});

/**
 * Open boxes that kept their old odds when the work ended, because the approved odds differ from those that its rows
 * led to. A box is left out once its odds have the present prices.
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
      /** The highest payout of a box, as a confirmation. Required if a box would pay out more than it costs. */
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
