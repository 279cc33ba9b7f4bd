import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";

/**
 * What an earlier request with the same key recorded, or null. For a command that finds, before it calls its function,
 * a reason to refuse: a request that was answered once is answered the same again, whatever has changed since. Throws
 * UNAUTHENTICATED and IDEMPOTENCY_REUSED.
 */
export async function recall<Facts>(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
): Promise<Facts | null> {
  return callCommand(db, command("recall", { user: person.userId, request: requestOf(person, idempotency, at) }));
}
