import type { KeyedRequest } from "./functions.generated.ts";
import type { Idempotency } from "./idempotency.ts";

/** What a function of the database is told of somebody's request; `sessionId` is null for a guest. */
export function requestOf(
  { sessionId }: { sessionId: string | null },
  { key, requestHash }: Idempotency,
  at: Date,
): KeyedRequest {
  return { session: sessionId, key, hash: requestHash, at };
}
