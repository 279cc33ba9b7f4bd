import { randomUUIDv7 } from "node:crypto";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import { newReturnEntries, type Settler } from "../payments/index.ts";

/** Takes the request's key and writes the pending payment. `payment` is null if the billing address does not exist. */
export async function callBeginTopUp(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  payment: NewPayment | null,
): Promise<string> {
  return callCommand(
    db,
    command("begin_top_up", { user: person.userId, request: requestOf(person, idempotency, at), payment }),
  );
}

/** Settles payments with the purpose TopUp, on behalf of the payments room. */
export const settleTopUp: Settler = async (db, { userId, paymentId }, evidence, at) => {
  const entries = {
    quarantineEntryId: randomUUIDv7(),
    refund: newReturnEntries(randomUUIDv7),
    chargeback: newReturnEntries(randomUUIDv7),
  };
  return callCommand(db, command("settle_top_up", { user: userId, payment: paymentId, evidence, entries, at }));
};
