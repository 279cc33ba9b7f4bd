import { untilRaceIsWon } from "../../command/call-command.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import type { PayoutParts } from "./parts.ts";
import { callCancelPayout } from "./payouts.store.ts";

/**
 * Takes a payout back that no operator has approved: from then on, it may leave at any moment. Its money is in the
 * balance again. Throws NOT_FOUND and STATUS_CONFLICT.
 */
export async function cancelPayout(
  { db, now }: PayoutParts,
  person: Person,
  idempotency: Idempotency,
  payoutId: string,
): Promise<void> {
  await untilRaceIsWon(() =>
    db.transaction().execute((tx) => callCancelPayout(tx, person, idempotency, payoutId, now())),
  );
}
