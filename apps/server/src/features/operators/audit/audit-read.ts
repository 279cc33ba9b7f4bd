import { randomUUIDv7 } from "node:crypto";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { insertAudit, wasReadSince } from "../acts/operations.store.ts";

const HOUR_MS = 3_600_000;

type Read = {
  person: Person;
  /** The endpoint's name. */
  action: string;
  /** The person whose data was read; or the operator, for a list of many people. */
  subjectId: string;
  query: object;
};

/**
 * Writes an audit entry about an operator's read of personal data. The entry stores the request's query as the state
 * after, and no state before.
 */
export function auditRead(
  { db, now }: { db: Connection; now: () => Date },
  { person, action, subjectId, query }: Read,
): Promise<void> {
  const entry = { auditId: randomUUIDv7(), actorId: person.userId, action, subjectId, before: null, after: query };
  return db.transaction().execute((tx) => insertAudit(tx, { ...entry, at: now() }));
}

/** Writes the entry, unless the operator's last hour already has an equal one: pages repeat their reads. */
export async function auditHourly(parts: { db: Connection; now: () => Date }, read: Read): Promise<void> {
  const { person, action, subjectId, query } = read;
  const since = new Date(parts.now().getTime() - HOUR_MS);
  const isKnown = await wasReadSince(parts.db, { actorId: person.userId, action, subjectId, query }, since);
  if (!isKnown) await auditRead(parts, read);
}
