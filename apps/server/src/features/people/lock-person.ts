import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import { findOperator, lockRights, requireOtherOwner } from "../auth/index.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import { type ActContext, operate, requireOwnerForOperator } from "../operators/index.ts";
import { callLock } from "./commands.store.ts";
import type { PersonRequest } from "./person-request.ts";

export type LockParts = ActContext & { security: SecurityLog };
export type LockFacts = { userId: string; isLocked: boolean; version: number };

/**
 * Locks or unlocks an account and ends its sessions, so that an unlocked person must sign in again. During the lock,
 * reveals under earlier offers end in a void. Locks the wallet, then the account. Throws:
 * - FORBIDDEN for the operator's own account, and for another operator's unless the caller is an Owner;
 * - STATUS_CONFLICT if the account is in that state already, and for the last Owner;
 * - NOT_FOUND and VERSION_CONFLICT.
 */
export async function lockPerson(
  parts: LockParts,
  { userId, ...request }: PersonRequest,
  { isLocked, reason, version }: BodyOf<Endpoints["lockPerson"]>,
): Promise<LockFacts> {
  if (userId === request.person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  const event = isLocked ? "account_locked" : "account_unlocked";
  const locksOperator = isLocked && (await findOperator(parts.db, userId)) !== undefined;
  const lockFirst = locksOperator ? { lockFirst: lockRights } : {};
  const operation = { ...request, action: "lockPerson", subject: userId, ...lockFirst };
  return operate(parts, operation, async (tx, at) => {
    await requireOwnerForOperator(tx, request.person.userId, userId);
    if (isLocked && (await findOperator(tx, userId)) !== undefined) await requireOtherOwner(tx, userId);
    const after = await callLock(tx, userId, { isLocked, version }, at);
    return {
      facts: { userId, isLocked, version: after },
      audit: {
        subjectId: userId,
        before: { isLocked: !isLocked, version },
        after: { isLocked, version: after },
        reason,
      },
      people: [userId],
      afterCommit: () => parts.security(event, { account: userId, reason: "by an operator" }),
    };
  });
}
