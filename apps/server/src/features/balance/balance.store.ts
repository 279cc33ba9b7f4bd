import { randomUUIDv7 } from "node:crypto";
import { type Nullable, type Selectable, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
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

type Entry = Selectable<Tables["ledgerEntries"]>;
type Payment = Selectable<Tables["payments"]>;

export type TransactionRow = Pick<Entry, "amountCents" | "createdAt" | "relatedId" | "balanceAfterCents"> &
  Nullable<Pick<Payment, "currencyCode" | "paidCents" | "vatCents">> & {
    transactionId: Entry["entryId"];
    transactionType: NonNullable<Entry["transactionType"]>;
    description: NonNullable<Entry["description"]>;
    status: Payment["status"];
  };

/**
 * Returns the wallet's ledger entries and the top-ups that are pending or failed, newest first. Days are YYYY-MM-DD in
 * UTC, both included. Entries are ordered by their sequence. A pending or failed top-up counts as newer than the
 * entries made before it began.
 */
export async function readTransactions(
  db: Connection,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with span as (
      select ${from}::date::timestamp at time zone 'UTC' as begins,
        (${to}::date + 1)::timestamp at time zone 'UTC' as ends
    ), moved as (
      select e.entry_id as transaction_id, e.transaction_type, e.description, e.related_id, e.balance_after_cents,
        e.created_at, e.sequence, case when e.to_account = 'wallet:' || e.user_id then e.amount_cents
          else -e.amount_cents end as amount_cents
      from ledger_entries e, span
      where e.user_id = ${userId} and e.sequence is not null
        and e.created_at >= span.begins and e.created_at < span.ends
    ), listed as (
      select m.transaction_id as "transactionId", m.transaction_type as "transactionType",
        m.amount_cents as "amountCents", m.created_at as "createdAt", coalesce(m.description, '') as description,
        'Success' as status, m.related_id as "relatedId", m.balance_after_cents as "balanceAfterCents",
        p.currency_code as "currencyCode", p.paid_cents as "paidCents", p.vat_cents as "vatCents", m.sequence
      from moved m
      left join payments p on m.transaction_type = 'TopUp' and p.user_id = ${userId}
        and p.subject_id = m.transaction_id and p.purpose = 'TopUp'
      union all
      select p.subject_id, 'TopUp', p.amount_cents, p.created_at, 'Top-up', p.status, null, null,
        p.currency_code, p.paid_cents, p.vat_cents, null
      from payments p, span
      where p.user_id = ${userId} and p.purpose = 'TopUp' and p.status in ('Pending', 'Failed')
        and p.created_at >= span.begins and p.created_at < span.ends
    )
    select "transactionId", "transactionType", "amountCents", "createdAt", description, status, "relatedId",
      "balanceAfterCents", "currencyCode", "paidCents", "vatCents"
    from listed
    order by coalesce(sequence, max(sequence) over (order by "createdAt")) desc nulls last, sequence desc nulls first,
      "createdAt" desc, "transactionId" desc`.execute(db);
  return rows;
}
