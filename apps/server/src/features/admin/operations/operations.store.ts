import type { Selectable } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { KeyedRequest } from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

type Record = { subject: string; actorId: string; request: KeyedRequest };

/** Takes the idempotency key, or returns the facts recorded under it. Throws IDEMPOTENCY_REUSED. */
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

export type AuditEntry = Omit<Selectable<Tables["auditEntries"]>, "before" | "after" | "createdAt"> & {
  before: object | null;
  after: object | null;
  at: Date;
};

export async function insertAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { auditId, actorId, action, subjectId, at } = entry;
  const [before, after] = [JSON.stringify(entry.before), JSON.stringify(entry.after)];
  await tx
    .insertInto("auditEntries")
    .values({ auditId, actorId, action, subjectId, before, after, createdAt: at })
    .execute();
}

function about(db: Connection, subjectId: string | undefined) {
  const query = db.selectFrom("auditEntries as a");
  return subjectId === undefined ? query : query.where("a.subjectId", "=", subjectId);
}

/** Returns audit entries, newest first. `userName` is null for an actor without an account. */
export function readAudit(
  db: Connection,
  subjectId: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return about(db, subjectId)
    .leftJoin("users as u", "u.userId", "a.actorId")
    .select(["a.auditId", "a.actorId", "u.userName", "a.action", "a.subjectId", "a.before", "a.after", "a.createdAt"])
    .orderBy("a.createdAt", "desc")
    .orderBy("a.auditId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAudit(db: Connection, subjectId: string | undefined): Promise<number> {
  const { totalCount } = await about(db, subjectId)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}
