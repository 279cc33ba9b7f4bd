import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { operate, type OperationParts } from "../acts/operate.ts";
import { type ApprovalRow, findApproval, lockApproval, writeEnd } from "./approvals.store.ts";

type Request = { person: Person; idempotency: Idempotency; approvalId: string };

/**
 * Withdraws the operator's own request. Throws NOT_FOUND for another operator's request, STATUS_CONFLICT if it has
 * ended. Locks the approval, so a concurrent decision waits and then fails.
 */
export async function withdrawApproval(
  parts: OperationParts,
  { person, idempotency, approvalId }: Request,
): Promise<ApprovalRow> {
  const operation = { person, idempotency, action: "withdrawApproval", subject: person.userId };
  await operate(parts, operation, async (tx, at) => {
    const approval = await lockApproval(tx, approvalId);
    if (approval?.requestedBy !== person.userId) throw new Refusal("NOT_FOUND");
    if (approval.status !== "Waiting")
      throw new Refusal("STATUS_CONFLICT", { detail: "This request has already been closed" });
    await writeEnd(tx, approvalId, { status: "Withdrawn", decidedAt: at });
    const { status, action, subjectId, requestedBy, request } = approval;
    const before = { status, action, subjectId, requestedBy, request };
    return {
      facts: { approvalId },
      audit: { subjectId: approvalId, before, after: { ...before, status: "Withdrawn" } },
    };
  });
  const withdrawn = await findApproval(parts.db, approvalId);
  if (withdrawn === undefined) throw new Refusal("NOT_FOUND");
  return withdrawn;
}
