import type { Preset } from "@trove/contract";
import { sql } from "kysely";
import { callCommand, violatedIndex } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { AuditEntry as AuditRow, KeyedRequest } from "../../../command/functions.generated.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

type Record = { subject: string; actorId: string; request: KeyedRequest };

/**
 * Takes the idempotency key, or returns the facts recorded under it. Throws FORBIDDEN unless the operator has one of
 * the presets, UNAUTHENTICATED if the session has ended, and IDEMPOTENCY_REUSED.
 */
export async function beginOperation<Facts>(
  tx: Transaction,
  { subject, actorId, request }: Record,
  presets: readonly Preset[],
): Promise<Facts | null> {
  return callCommand(tx, command("operator_begin", { subject, actor: actorId, presets: [...presets], request }));
}

export async function completeOperation(
  tx: Transaction,
  { subject, actorId, request }: Record,
  facts: object,
): Promise<void> {
  await callCommand(tx, command("operator_complete", { subject, actor: actorId, request, facts }));
}

export type AuditEntry = Pick<AuditRow, "auditId" | "actorId" | "action" | "subjectId" | "at"> & {
  before: object | null;
  after: object | null;
  reason: string | null;
  approvedBy: string | null;
  revertsId: string | null;
  partOf: string | null;
};

type Read = Pick<AuditEntry, "actorId" | "action" | "subjectId"> & { query: object };

/** True if the audit log already has an entry about an equal read since the time. */
export async function wasReadSince(
  db: Connection,
  { actorId, action, subjectId, query }: Read,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("auditEntries")
    .select("auditId")
    .where("actorId", "=", actorId)
    .where("createdAt", ">", since)
    .where("action", "=", action)
    .where("subjectId", "=", subjectId)
    .where("after", "=", sql<object>`${JSON.stringify(query)}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

type OptionalPart = "reason" | "approvedBy" | "revertsId" | "partOf";

/**
 * Writes an entry to the audit log. Omitted parts become null. Throws STATUS_CONFLICT if the entry that this one
 * reverts was already reverted.
 */
export async function insertAudit(
  db: Connection,
  entry: Omit<AuditEntry, OptionalPart> & Partial<Pick<AuditEntry, OptionalPart>>,
): Promise<void> {
  const whole = { reason: null, approvedBy: null, revertsId: null, partOf: null, ...entry };
  await callCommand(db, command("audit_write", { entries: [whole] })).catch((error: unknown) => {
    if (violatedIndex(error) !== "audit_entries_by_reverted") throw error;
    throw new Refusal("STATUS_CONFLICT", { detail: "This was already reverted" });
  });
}
