import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { KeyedRequest } from "../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

type Record = { subject: string; actorId: string; request: KeyedRequest };

/** Takes the key, or answers what was recorded under it. Throws IDEMPOTENCY_REUSED. */
export async function beginOperation<Facts>(
  tx: Transaction,
  { subject, actorId, request }: Record,
): Promise<Facts | null> {
  return callCommand(tx, command("operation_begin", { subject, actor: actorId, request }));
}

export async function completeOperation(
  tx: Transaction,
  { subject, actorId, request }: Record,
  facts: object,
): Promise<void> {
  await callCommand(tx, command("operation_complete", { subject, actor: actorId, request, facts }));
}

export type AuditEntry = {
  auditId: string;
  actorId: string;
  action: string;
  subjectId: string;
  before: object | null;
  after: object | null;
  at: Date;
};

export async function insertAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { auditId, actorId, action, subjectId, at } = entry;
  const [before, after] = [JSON.stringify(entry.before), JSON.stringify(entry.after)];
  await sql`
    insert into audit_entries (audit_id, actor_id, action, subject_id, before, after, created_at)
    values (${auditId}, ${actorId}, ${action}, ${subjectId}, ${before}::jsonb, ${after}::jsonb, ${at})`.execute(tx);
}

export type AuditRow = Omit<AuditEntry, "at" | "before" | "after"> & {
  userName: string;
  before: unknown;
  after: unknown;
  createdAt: Date;
};

const about = (subjectId: string | undefined) =>
  sql`(${subjectId ?? null}::uuid is null or subject_id = ${subjectId ?? null})`;

/** The newest first. */
export async function readAudit(
  db: Connection,
  subjectId: string | undefined,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.audit_id as "auditId", a.actor_id as "actorId", u.user_name as "userName", a.action,
      a.subject_id as "subjectId", a.before, a.after, a.created_at as "createdAt"
    from audit_entries a join users u on u.user_id = a.actor_id where ${about(subjectId)}
    order by a.created_at desc, a.audit_id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countAudit(db: Connection, subjectId: string | undefined): Promise<number> {
  const { rows } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from audit_entries where ${about(subjectId)}`.execute(db);
  return rows[0]?.totalCount ?? 0;
}
