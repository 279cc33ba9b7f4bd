import { randomUUIDv7 } from "node:crypto";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import { type AuditEntry, beginOperation, completeOperation, insertAudit } from "./operations.store.ts";

/** What an operation did: the facts that its answer is rendered from, and what is written down about it. */
export type Operated<Facts> = { facts: Facts; audit: Pick<AuditEntry, "subjectId" | "before" | "after"> };

export type Operation = {
  person: Person;
  idempotency: Idempotency;
  /** The endpoint's name. */
  action: string;
  /** Whose rows change: a person, a guest's purchase, or the operator where they are nobody's. */
  subject: string;
};

/**
 * What an operator does happens once, in one transaction with its audit entry and the record of its key; a refusal
 * undoes all three. A repeated request gets the facts of the first.
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
