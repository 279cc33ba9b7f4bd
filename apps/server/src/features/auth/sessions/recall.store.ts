import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";

/**
 * Returns what an earlier request with the same key recorded, or null. A command calls it before refusing without a
 * call of its SQL function: a repeated request gets its first response again, whatever has changed since. Throws
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
