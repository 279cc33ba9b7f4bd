import { Refusal } from "../../command/refusal.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import { findOperator, lockRights, requireOtherOwner } from "../auth/index.ts";
import { type OperatorCall, requireOwnerForOperator } from "../operators/index.ts";
import { callLock } from "./commands.store.ts";

type Call = OperatorCall<"lockPerson">;

/** Locks all rights first, if the lock of an operator may end the last Owner. */
export async function prepareLock(db: Connection, { params: { id: subject }, body: { isLocked } }: Call) {
  const locksOperator = isLocked && (await findOperator(db, subject)) !== undefined;
  return locksOperator ? { subject, lockFirst: lockRights } : { subject };
}

/**
 * Locks or unlocks an account and ends its sessions, so that an unlocked person must sign in again. During the lock,
 * reveals under earlier offers end in a void. Locks the wallet, then the account. Throws:
 * - FORBIDDEN for the operator's own account, and for another operator's unless the caller is an Owner;
 * - STATUS_CONFLICT if the account is in that state already, and for the last Owner;
 * - NOT_FOUND and VERSION_CONFLICT.
 */
export async function lockPerson(
  { security }: { security: SecurityLog },
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { isLocked, reason, version } }: Call,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requireOwnerForOperator(tx, person.userId, userId);
  if (isLocked && (await findOperator(tx, userId)) !== undefined) await requireOtherOwner(tx, userId);
  const after = await callLock(tx, userId, { isLocked, version }, at);
  const event = isLocked ? "account_locked" : "account_unlocked";
  return {
    facts: { userId, isLocked, version: after },
    audit: { subjectId: userId, before: { isLocked: !isLocked, version }, after: { isLocked, version: after }, reason },
    people: [userId],
    afterCommit: () => security(event, { account: userId, reason: "by an operator" }),
  };
}
