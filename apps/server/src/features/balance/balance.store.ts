import { randomUUIDv7 } from "node:crypto";
import { type Cents, ZERO_CENTS } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { DepositTerms, NewPayment, OperatorRefund } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import { newReversalEntries, type PaymentKey, type Settler } from "../payments/index.ts";

/**
 * Takes the request's idempotency key and writes the pending payment. `payment` is null if no new payment may be
 * written. Then it finds the payment of an earlier request with this key, or throws NOT_FOUND. Throws LIMIT_REACHED.
 */
export async function callBeginTopUp(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  payment: NewPayment | null,
  terms: DepositTerms,
): Promise<string> {
  return callCommand(
    db,
    command("begin_top_up", { user: person.userId, request: requestOf(person, idempotency, at), payment, terms }),
  );
}

/** True if there is money in the balance, and the last top-up that was paid has stated the VAT. */
export async function isBalanceTaxed(db: Connection, { userId }: Pick<Person, "userId">): Promise<boolean> {
  const taxed = await db
    .selectFrom("wallets")
    .select("userId")
    .where("userId", "=", userId)
    .where("balanceCents", ">", ZERO_CENTS)
    .where(({ selectFrom }) =>
      selectFrom("payments as p")
        .select((payment) => payment("p.vatCents", ">", ZERO_CENTS).as("statesVat"))
        .whereRef("p.userId", "=", "wallets.userId")
        .where("p.purpose", "=", "TopUp")
        .where("p.status", "=", "Success")
        .orderBy("p.settledAt", "desc")
        .limit(1)
        .$asScalar(),
    )
    .executeTakeFirst();
  return taxed !== undefined;
}

/** Settles payments with the purpose TopUp. The payments room calls it. */
export const settleTopUp: Settler = async (db, { userId, paymentId }, report, at) => {
  const entries = {
    quarantineEntryId: randomUUIDv7(),
    releaseEntryId: randomUUIDv7(),
    refund: newReversalEntries(randomUUIDv7),
    chargeback: newReversalEntries(randomUUIDv7),
  };
  return callCommand(db, command("settle_top_up", { user: userId, payment: paymentId, report, entries, at }));
};

/**
 * Requests the refund of a part of a top-up for an operator. Its value leaves the balance at once; the provider is
 * asked after the transaction. `paidCents` and `leftCents` are in hundredths of the payment's currency. Throws
 * NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT and INSUFFICIENT_BALANCE.
 */
export async function refundTopUp(
  tx: Transaction,
  { userId, paymentId }: PaymentKey,
  refund: OperatorRefund,
  amounts: { paidCents: Cents; leftCents: Cents },
  at: Date,
): Promise<void> {
  const entry = randomUUIDv7();
  await callCommand(tx, command("refund_top_up", { user: userId, payment: paymentId, refund, ...amounts, entry, at }));
}
