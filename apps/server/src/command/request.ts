import type { KeyedRequest } from "./functions.generated.ts";
import type { Idempotency } from "./idempotency.ts";

/** Builds the request argument of a SQL function. `sessionId` is null for a guest. */
export function requestOf(
  { sessionId }: { sessionId: string | null },
  { key, requestHash }: Idempotency,
  at: Date,
): KeyedRequest {
  return { session: sessionId, key, hash: requestHash, at };
}
