import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { freeText, id, pageOf, pageQuery, timeUtc } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { APPROVAL_STATUSES } from "../../../statuses.ts";
import { asked } from "./asked.ts";
import { operatorName } from "../fields.ts";

const approval = z.strictObject({
  id,
  /** The name of the endpoint that was called. */
  action: z.string(),
  subjectId: id,
  /** Null for calls that an earlier release stored in another form. */
  asked: asked.nullable(),
  requestedBy: operatorName,
  requestedAtUtc: timeUtc,
  /** The change, as its audit entry will state it. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  status: z.enum(APPROVAL_STATUSES),
  decidedBy: operatorName.nullable(),
  /** The time at which the approval was decided, withdrawn or expired. */
  decidedAtUtc: timeUtc.nullable(),
  decisionReason: z.string().nullable(),
  /** True if the approval waits, was asked for by somebody else, and the caller has the permission for the action. */
  canDecide: z.boolean(),
  /** True if the caller asked for the approval and it still waits. */
  canWithdraw: z.boolean(),
  /** The time at which the approval expires if nobody has decided it. */
  expiresAtUtc: timeUtc,
});

export const approvalEndpoints = {
  listApprovals: {
    summary: "What waits for a second person or waited for one, newest first: one's own, and what one may decide",
    access: ["Admin"],
    permission: null,
    query: z.strictObject({
      id: idOf("approval").optional(),
      status: z.enum(APPROVAL_STATUSES).optional(),
      ...pageQuery,
    }),
    response: pageOf(approval),
    errors: [],
  },
  decideApproval: {
    summary: "Approve what somebody else has asked for, which does it at once, or reject it",
    access: ["Admin"],
    permission: "approvals.decide",
    params: z.strictObject({ id: idOf("approval") }),
    body: z
      .strictObject({ isApproved: z.boolean(), reason: freeText("Reason", 300).optional() })
      .refine(({ isApproved, reason }) => isApproved || reason !== undefined, {
        error: "Reason is required",
        path: ["reason"],
      }),
    response: approval,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "VERSION_CONFLICT"],
  },
  withdrawApproval: {
    summary: "Withdraw what one has asked for oneself, as long as nobody has decided",
    access: ["Admin"],
    permission: null,
    params: z.strictObject({ id: idOf("approval") }),
    response: approval,
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
