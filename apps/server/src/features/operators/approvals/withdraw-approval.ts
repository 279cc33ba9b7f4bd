import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../acts/act.ts";
import { lockApproval, writeEnd } from "./approvals.store.ts";
import { loggedRequest } from "./logged-request.ts";

/**
 * Withdraws the operator's own request. Throws NOT_FOUND for another operator's request, STATUS_CONFLICT if it has
 * ended. Locks the approval, so a concurrent decision waits and then fails.
 */
export async function withdrawApproval(
  tx: Transaction,
  at: Date,
  { person, params: { id: approvalId } }: OperatorCall<"withdrawApproval">,
) {
  const approval = await lockApproval(tx, approvalId);
  if (approval?.requestedBy !== person.userId) throw new Refusal("NOT_FOUND");
  if (approval.status !== "Waiting")
    throw new Refusal("STATUS_CONFLICT", { detail: "This request has already been closed" });
  await writeEnd(tx, approvalId, { status: "Withdrawn", decidedAt: at });
  const { status, action, subjectId, requestedBy } = approval;
  const before = { status, action, subjectId, requestedBy, request: loggedRequest(approval) };
  return {
    facts: { approvalId },
    audit: { subjectId: approvalId, before, after: { ...before, status: "Withdrawn" } },
  };
}
