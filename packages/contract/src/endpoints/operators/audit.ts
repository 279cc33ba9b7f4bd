import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, flag, id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { approvalErrors, operatorName, reason } from "./fields.ts";

const filters = {
  /** One entry. */
  id: idOf("auditEntry").optional(),
  actorId: idOf("operator").optional(),
  /** The name of an endpoint. */
  action: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/, "must be the name of a call")
    .optional(),
  /** The changed thing. */
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
  /** The lines of an entry: of bulk work that was started, what each row did. */
  partOfId: idOf("auditEntry").optional(),
  /** True for entries of changes, false for entries of reads and exports. */
  isChange: flag.optional(),
  /** The first and the last day, in UTC. */
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
  /** Who approved it, if a second person had to. */
  approvedBy: operatorName.nullable(),
  /** The entry that this one takes back. */
  revertsId: id.nullable(),
  /** The entry that this one is a line of. */
  partOfId: id.nullable(),
  /** How many lines it has. */
  lineCount: z.int(),
  createdAtUtc: timeUtc,
  /** Its place in the chain, with the hash in hex; null for some seconds. */
  link: z.strictObject({ sequence: z.int(), hash: z.string() }).nullable(),
  /** False if the entry was changed in the database after the shop wrote it. */
  isIntact: z.boolean(),
  /** Whether the action can be taken back, unless something has changed since. */
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
