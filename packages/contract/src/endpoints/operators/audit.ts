import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, flag, id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { approvalErrors, operatorName, reason } from "./fields.ts";

const filters = {
  /** Only the entry with this id. */
  id: idOf("auditEntry").optional(),
  actorId: idOf("operator").optional(),
  /** The name of an endpoint. */
  action: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/, "must be the name of a call")
    .optional(),
  /** The id of the changed thing. */
  subjectId: idOf(
    "approval",
    "capture",
    "case",
    "category",
    "item",
    "lootbox",
    "operator",
    "payment",
    "person",
    "shipment",
  ).optional(),
  /** Only the lines of this entry. For bulk work, the entry is its start, and each line is a change by one row. */
  partOfId: idOf("auditEntry").optional(),
  /** True for entries of changes, false for entries of reads and exports. */
  isChange: flag.optional(),
  /** The first and last day in UTC. */
  from: day.optional(),
  to: day.optional(),
};

const entry = z.strictObject({
  id,
  actor: operatorName,
  /** The name of the endpoint. */
  action: z.string(),
  subjectId: id,
  /** The state before and after the action; null where nothing existed. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  /** The operator who approved the action; null if no approval was needed. */
  approvedBy: operatorName.nullable(),
  /** The entry that this entry reverts. */
  revertsId: id.nullable(),
  /** The entry of which this entry is a line. */
  partOfId: id.nullable(),
  /** The number of the entry's lines. */
  lineCount: z.int(),
  createdAtUtc: timeUtc,
  /** The entry's sequence number in the hash chain, and its hash in hex. Null for some seconds after it was written. */
  link: z.strictObject({ sequence: z.int(), hash: z.string() }).nullable(),
  /** False if somebody changed the entry in the database after the shop had written it. */
  isIntact: z.boolean(),
  /** True if the action can be reverted, provided that nothing has changed since. */
  canRevert: z.boolean(),
});

export const auditEndpoints = {
  listAudit: {
    summary: "What operators did, newest first; an entry stands for its lines unless a filter asks for them",
    access: ["Admin"],
    permission: "audit.read",
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: pageOf(entry),
    errors: [],
  },
  exportAudit: {
    summary: "What operators did, newest first, as a file; the export is an entry itself",
    access: ["Admin"],
    permission: "audit.read",
    query: z.strictObject(filters),
    response: z.string(),
    isDownload: true,
    errors: [],
  },
  revertAudit: {
    summary: "Take back what an operator did, as a new change, if nothing has changed since",
    access: ["Admin"],
    permission: "audit.read",
    params: z.strictObject({ id: idOf("auditEntry") }),
    body: z.strictObject({ reason }),
    status: 204,
    response: z.undefined(),
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "VERSION_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
