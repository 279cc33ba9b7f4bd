import { randomUUIDv7 } from "node:crypto";
import { type EndpointName, endpointNamed, endpoints, type Preset, PRESET_NAMES, presetsWith } from "@trove/contract";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Act, OperatorCall } from "./act.ts";
import { type AuditEntry, beginOperation, completeOperation, insertAudit } from "./operations.store.ts";

/** The change that an act has made, and the people whom it concerns. */
export type Seen = Pick<AuditEntry, "subjectId" | "before" | "after" | "reason"> & { people: readonly string[] };

/**
 * The reason why an act runs if it isn't the operator's own call: an approval, bulk work, or the revert of an
 * audit entry.
 */
export type Cause = Partial<Pick<AuditEntry, "approvedBy" | "revertsId" | "reason" | "partOf">>;

export type OperationParts = {
  /** A transaction if the operation is a part of another one, for example of an approval. */
  db: Connection;
  now: () => Date;
  cause?: Cause;
  /** True if no session is required: for background jobs and approved calls, whose operators may have signed out. */
  isSessionless?: boolean;
  /** Is called with the change and the people whom it concerns, before the transaction commits. */
  onAudit?: (seen: Seen, tx: Transaction, at: Date) => void | Promise<void>;
  /** Schedules an effect outside of the database until everything is committed. By default, effects run immediately. */
  afterCommit?: (effect: () => unknown) => unknown;
};

/** Returns the presets that include the permission for an action. Throws if the action is no endpoint for Admins. */
export function presetsFor(action: string): readonly Preset[] {
  const endpoint = Object.hasOwn(endpoints, action) ? endpointNamed(action as EndpointName) : undefined;
  if (endpoint?.permission === undefined) throw new Error(`${action} is no endpoint for Admins`);
  return endpoint.permission === null ? PRESET_NAMES : presetsWith(endpoint.permission);
}

/**
 * Runs an act once, in one transaction with its audit entry and its idempotency record.
 * - A refusal rolls back all three. After a deadlock, everything is repeated.
 * - A repeated call gets the facts of the first.
 * - Locks the operator's right until the transaction ends, so revoking it waits for the change.
 * - Throws FORBIDDEN without the right, UNAUTHENTICATED if the session has ended.
 */
export async function operate<Name extends EndpointName, Facts extends object>(
  { db, now, cause, isSessionless = false, onAudit, afterCommit = (effect) => effect() }: OperationParts,
  act: Pick<Act<Name, Facts>, "name" | "prepare" | "change">,
  call: OperatorCall<Name>,
): Promise<Facts> {
  const { name: action } = act;
  const { person, idempotency } = call;
  const before = (await act.prepare?.(db, call)) ?? {};
  const { subject = person.userId, permission, lockFirst } = before;
  const presets = permission === undefined ? presetsFor(action) : presetsWith(permission);
  const work = async (tx: Transaction) => {
    const at = now();
    const sessionId = isSessionless ? null : person.sessionId;
    const record = { subject, actorId: person.userId, request: requestOf({ sessionId }, idempotency, at) };
    await lockFirst?.(tx);
    const recorded = await beginOperation<Facts>(tx, record, presets);
    if (recorded !== null) return { facts: recorded };
    const auditId = randomUUIDv7();
    const known = { ...before, auditId, approvedBy: cause?.approvedBy ?? null };
    const { facts, audit, people = [], afterCommit: effect } = await act.change(tx, at, call, known);
    await insertAudit(tx, { auditId, actorId: person.userId, action, ...cause, ...audit, at });
    const { subjectId, before: was, after, reason = cause?.reason ?? null } = audit;
    await onAudit?.({ subjectId, before: was, after, reason, people }, tx, at);
    await completeOperation(tx, record, facts);
    return { facts, effect };
  };
  const { facts, effect } = await inTransaction(db, work);
  if (effect !== undefined) await afterCommit(effect);
  return facts;
}

/** Runs `work` in `db` if this is a transaction, otherwise in a new transaction. */
function inTransaction<Result>(db: Connection, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db);
  return untilRaceIsWon(() => db.transaction().execute(work));
}

const isTransaction = (db: Connection): db is Transaction => db.isTransaction;
