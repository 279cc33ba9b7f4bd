import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { DepositTerms } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";

/**
 * Redeems a code. `hash` is null if the person may not redeem any: then only an earlier request with this key has a
 * response. Throws GIFT_REFUSED, TAKING_BREAK, ACCOUNT_CLOSING and LIMIT_REACHED.
 */
export function callRedeem(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  gift: { hash: Buffer | null; entry: string; terms: DepositTerms },
  at: Date,
): Promise<{ transactionId: string; amountCents: Cents }> {
  const request = requestOf(person, idempotency, at);
  return callCommand(db, command("gift_redeem", { user: person.userId, request, ...gift }));
}

/** Ends up to `most` codes whose time is over. Returns how many. */
export function callExpire(db: Connection, most: number, at: Date): Promise<number> {
  return callCommand(db, command("gifts_expire", { most, at }));
}
