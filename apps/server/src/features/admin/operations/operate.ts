import { randomUUIDv7 } from "node:crypto";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { type AuditEntry, beginOperation, completeOperation, insertAudit } from "./operations.store.ts";

/** The result of an operation: the facts that its response is rendered from, and the content of its audit entry. */
export type Operated<Facts> = { facts: Facts; audit: Pick<AuditEntry, "subjectId" | "before" | "after"> };

export type Operation = {
  person: Person;
  idempotency: Idempotency;
  /** The endpoint's name. */
  action: string;
  /** The owner of the changed rows: a person, a guest's purchase, or the operator if the rows have no owner. */
  subject: string;
};

/**
 * Runs an operator's change once, in one transaction with its audit entry and its idempotency record. A refusal rolls
 * back all three. A repeated request gets the facts of the first.
 */
export function operate<Facts extends object>(
  { db, now }: { db: Connection; now: () => Date },
  { person, idempotency, action, subject }: Operation,
  act: (tx: Transaction, at: Date) => Promise<Operated<Facts>>,
): Promise<Facts> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const record = { subject, actorId: person.userId, request: requestOf(person, idempotency, at) };
    const recorded = await beginOperation<Facts>(tx, record);
    if (recorded !== null) return recorded;
    const { facts, audit } = await act(tx, at);
    await insertAudit(tx, { auditId: randomUUIDv7(), actorId: person.userId, action, ...audit, at });
    await completeOperation(tx, record, facts);
    return facts;
  });
}
