import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";

/**
 * Returns the facts that an earlier request with the same key recorded, or null. A command calls it before a refusal
 * for which it does not call its SQL function. So a repeated request gets its first response even if the same request
 * would now be refused. Throws UNAUTHENTICATED and IDEMPOTENCY_REUSED.
 */
export async function recall<Facts>(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
): Promise<Facts | null> {
  return callCommand(db, command("recall", { user: person.userId, request: requestOf(person, idempotency, at) }));
}
