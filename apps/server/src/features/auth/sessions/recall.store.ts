import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";

/**
 * What an earlier request with the same key recorded, or null. For a command that finds, before it calls its function,
 * a reason to refuse: a request that was answered once is answered the same again, whatever has changed since. Throws
 * UNAUTHENTICATED and IDEMPOTENCY_REUSED.
 */
export async function recall<Facts>(
  db: Connection,
  { userId, sessionId }: Person,
  { key, requestHash }: Idempotency,
  at: Date,
): Promise<Facts | null> {
  return callCommand(
    db,
    sql`command.recall(${userId}::uuid, ${sessionId}::uuid, ${key}::uuid, ${requestHash}::bytea, ${at}::timestamptz)`,
  );
}
