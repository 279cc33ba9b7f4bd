import type { Person } from "../../../command/person.ts";
import { auditRead } from "../operations/audit-read.ts";
import type { AdminParts } from "../parts.ts";
import { wasReadSince } from "./people.store.ts";

const HOUR_MS = 3_600_000;

/**
 * Writes to the audit log that an operator reads a person's data: once an hour, because a page asks for them in parts and
 * again and again.
 */
export async function auditPersonRead(
  parts: Pick<AdminParts, "db" | "now">,
  person: Person,
  userId: string,
): Promise<void> {
  const since = new Date(parts.now().getTime() - HOUR_MS);
  if (await wasReadSince(parts.db, { actorId: person.userId, userId, since })) return;
  await auditRead(parts, { person, action: "getPerson", subjectId: userId, query: {} });
}
