import { Refusal } from "../../../command/refusal.ts";
import { notify } from "../../notifications/index.ts";
import type { AdminParts } from "../parts.ts";
import {
  type ApprovalRow,
  countWaiting,
  findApproval,
  findAsked,
  insertApproval,
  lockAsking,
  type NewApproval,
} from "./approvals.store.ts";
import { expireApprovals } from "./expire-approvals.ts";

/** So many requests of one operator may wait: a queue that nobody can read is approved unread. */
const MOST_WAITING = 20;

/**
 * Puts an approval into the queue, and tells those who may decide it. Returns the one that is there if the call has asked
 * already. Throws APPROVAL_LIMIT if the same change of the same thing waits, or too many requests of the operator. Locks
 * the asking of that operator.
 */
export async function enqueue(parts: AdminParts, approval: NewApproval): Promise<ApprovalRow> {
  const { approvalId, requestedBy, requestedAt: at, idempotencyKey: key } = approval;
  // What waits too long must not keep the same from being asked for again.
  await expireApprovals(parts, at);
  return parts.db.transaction().execute(async (tx) => {
    await lockAsking(tx, requestedBy);
    const isNew = await insertApproval(tx, approval);
    const asked = isNew ? await findApproval(tx, approvalId) : key && (await findAsked(tx, requestedBy, key));
    if (!asked) throw new Refusal("APPROVAL_LIMIT", { detail: "The same waits for an approval already" });
    if (!isNew) return asked;
    if ((await countWaiting(tx, requestedBy)) > MOST_WAITING) {
      throw new Refusal("APPROVAL_LIMIT", { detail: `${MOST_WAITING} of your requests wait for an approval already` });
    }
    const params = { approvalId, userName: asked.requestedByName ?? "" };
    await notify(tx, { permission: "approvals.decide" }, { kind: "approvalWaiting", params }, { at });
    return asked;
  });
}
