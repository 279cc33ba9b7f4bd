import { randomUUIDv7 } from "node:crypto";
import type { EndpointName } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { insertAudit } from "./operations.store.ts";

/**
 * Writes to the audit log that an operator reads personal data, or exports something. Await it before the data is sent:
 * what can't be noted isn't shown. `subjectId` is the person or thing, or the operator if it is about many; `seen` says
 * what was asked for, such as the filters of an export.
 */
export async function auditRead(
  { db, now }: { db: Connection; now: () => Date },
  { userId }: Person,
  read: { action: EndpointName; subjectId?: string; seen?: object },
): Promise<void> {
  const { action, subjectId = userId, seen = null } = read;
  const entry = { auditId: randomUUIDv7(), actorId: userId, action, subjectId, before: null, after: seen, at: now() };
  await insertAudit(db, entry);
}
