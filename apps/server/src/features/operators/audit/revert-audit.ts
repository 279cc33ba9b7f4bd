import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { readSent } from "../approvals/read-sent.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import { findAudit } from "./audit.store.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { revertCallOf } from "./revert-call.ts";

type Request = { person: Person; idempotency: Idempotency; auditId: string };

/**
 * Reverts the change of an audit entry by an ordinary call, which needs the same right and the same approval as always.
 * The new entry names the reverted one. Throws:
 * - NOT_FOUND, FORBIDDEN
 * - STATUS_CONFLICT if the change can't be reverted
 * - VERSION_CONFLICT if something has changed since
 * - APPROVAL_NEEDED, APPROVAL_LIMIT
 */
export async function revertAudit(parts: ActParts, { auditId, ...request }: Request, reason: string): Promise<void> {
  const entry = await findAudit(parts.db, auditId);
  if (entry === undefined) throw new Refusal("NOT_FOUND");
  const revertCall = revertCallOf(parts.acts, entry.action, entry, reason);
  const act = revertCall && parts.acts.get(revertCall.action);
  if (revertCall === undefined || act === undefined) {
    throw new Refusal("STATUS_CONFLICT", { detail: "This change can't be reverted" });
  }
  const { action, ...sent } = revertCall;
  const reverting = { ...parts, cause: { revertsId: auditId, reason } };
  const call = { ...readSent(action, request, sent), sentBody: sent.body };
  await throughApproval(reverting, act)(call).catch(refuseUncalled);
}

/** Translates refusals of the reverting call into those that the contract declares for `revertAudit`. */
function refuseUncalled(error: unknown): never {
  const known = [
    "NOT_FOUND",
    "FORBIDDEN",
    "STATUS_CONFLICT",
    "VERSION_CONFLICT",
    "APPROVAL_NEEDED",
    "APPROVAL_LIMIT",
    "IDEMPOTENCY_REUSED",
  ];
  if (!(error instanceof Refusal) || known.includes(error.code)) throw error;
  throw new Refusal("STATUS_CONFLICT", { detail: error.message });
}
