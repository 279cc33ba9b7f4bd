import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { notify } from "../../notifications/index.ts";
import type { ActParts } from "../acts/act-parts.ts";
import {
  type ApprovalRow,
  countAsked,
  countWaiting,
  findApproval,
  findAsked,
  insertApproval,
  lockAsking,
  type NewApproval,
} from "./approvals.store.ts";
import { expireApprovals } from "./expire-approvals.ts";

/** Maximum number of waiting requests per operator. If the queue is too long, people approve it without reading. */
const MOST_WAITING = 20;
/**
 * Maximum number of requests per operator and hour. Each request notifies everybody who may decide it, even if it is
 * withdrawn at once.
 */
const MOST_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/**
 * Puts an approval into the queue and notifies the operators who may decide it. Returns the existing one if the same
 * call was already queued; `whenAsked` runs only for a new one. Throws APPROVAL_LIMIT if the same change already waits,
 * or if the operator has too many requests, waiting or within an hour. Locks the operator's requests.
 */
export async function enqueue(
  parts: Pick<ActParts, "db" | "fourEyes">,
  approval: NewApproval,
  whenAsked?: (tx: Transaction) => Promise<void>,
): Promise<ApprovalRow> {
  const { approvalId, requestedBy, requestedAt: at, idempotencyKey: key } = approval;
  // An expired request must not block the same request from being made again.
  await expireApprovals(parts, at);
  return parts.db.transaction().execute(async (tx) => {
    await lockAsking(tx, requestedBy);
    const isNew = await insertApproval(tx, approval);
    const asked = isNew ? await findApproval(tx, approvalId) : key && (await findAsked(tx, requestedBy, key));
    if (!asked) throw new Refusal("APPROVAL_LIMIT", { detail: "The same request is already waiting for approval" });
    if (!isNew) return asked;
    if ((await countWaiting(tx, requestedBy)) > MOST_WAITING) {
      throw new Refusal("APPROVAL_LIMIT", { detail: `${MOST_WAITING} of your requests wait for an approval already` });
    }
    if ((await countAsked(tx, requestedBy, new Date(at.getTime() - HOUR_MS))) > MOST_AN_HOUR) {
      throw new Refusal("APPROVAL_LIMIT", { detail: `You have asked for ${MOST_AN_HOUR} approvals within an hour` });
    }
    const params = { approvalId, userName: asked.requestedByName ?? "" };
    await notify(tx, { permission: "approvals.decide" }, { kind: "approvalWaiting", params }, { at });
    await whenAsked?.(tx);
    return asked;
  });
}
