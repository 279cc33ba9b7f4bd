import { type Nullable, type Selectable, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import type { DayRange } from "./day-range.ts";

/** Rows that one query of a statement reads. */
const STATEMENT_BATCH = 1000;

type Entry = Selectable<Tables["ledgerEntries"]>;
type Payment = Selectable<Tables["payments"]>;

/**
 * A transaction's place in the statement, which is sorted by all three fields, descending.
 * - `sequence` is the ledger entry's. A pending or failed top-up has that of the last entry before it in the range, or
 *   0.
 * - `began` is the start of such a top-up, as PostgreSQL writes it; -infinity for a ledger entry.
 */
export type Place = { sequence: number; began: string; transactionId: string };

export type TransactionRow = Place &
  Pick<Entry, "amountCents" | "createdAt" | "relatedId" | "balanceAfterCents"> &
  Nullable<Pick<Payment, "currencyCode" | "paidCents" | "vatCents">> & {
    transactionType: NonNullable<Entry["transactionType"]>;
    description: NonNullable<Entry["description"]>;
    status: Payment["status"];
  };

const spanOf = ({ from, to }: DayRange) => sql`
  select ${from}::date::timestamp at time zone 'UTC' as begins, (${to}::date + 1)::timestamp at time zone 'UTC' as ends`;

/** Counts the rows that `readTransactions` would return without a limit. */
export async function countTransactions(db: Connection, userId: string, range: DayRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with span as (${spanOf(range)})
    select (
      select count(*) from ledger_entries e where e.user_id = ${userId} and e.sequence is not null
        and e.created_at >= span.begins and e.created_at < span.ends
    ) + (
      select count(*) from payments p where p.user_id = ${userId} and p.purpose = 'TopUp'
        and p.status in ('Pending', 'Failed') and p.created_at >= span.begins and p.created_at < span.ends
    ) as count
    from span`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns up to `most` of a person's transactions after the place `after`, newest first: ledger entries of the wallet,
 * and pending or failed top-ups. Days are YYYY-MM-DD in UTC, and the range includes both. Reads about `most` ledger
 * entries, even if the range has many more.
 */
export async function readTransactions(
  db: Connection,
  userId: string,
  range: DayRange,
  { after, most }: { after?: Place | undefined; most: number },
): Promise<TransactionRow[]> {
  const upTo = after === undefined ? sql`` : sql`and e.sequence <= ${after.sequence}`;
  const behind =
    after === undefined
      ? sql``
      : sql`where (place, began, transaction_id)
          < (${after.sequence}::bigint, ${after.began}::timestamptz, ${after.transactionId}::uuid)`;
  const { rows } = await sql<TransactionRow>`
    with span as (${spanOf(range)}), moved as (
      select e.*, case when e.to_account = 'wallet:' || e.user_id then e.amount_cents
        else -e.amount_cents end as signed_cents
      from ledger_entries e, span
      where e.user_id = ${userId} and e.sequence is not null
        and e.created_at >= span.begins and e.created_at < span.ends ${upTo}
      order by e.sequence desc limit ${most + 1}
    ), listed as (
      select m.sequence as place, '-infinity'::timestamptz as began, m.entry_id as transaction_id, m.transaction_type,
        m.signed_cents as amount_cents, m.created_at, coalesce(m.description, '') as description, 'Success' as status,
        m.related_id, m.balance_after_cents, p.currency_code, p.paid_cents, p.vat_cents
      from moved m
      left join payments p on m.transaction_type = 'TopUp' and p.user_id = ${userId}
        and p.subject_id = m.entry_id and p.purpose = 'TopUp'
      union all
      select coalesce((select e.sequence from ledger_entries e
          where e.user_id = ${userId} and e.sequence is not null
            and e.created_at >= span.begins and e.created_at <= p.created_at
          order by e.created_at desc, e.sequence desc limit 1), 0),
        p.created_at, p.subject_id, 'TopUp', p.amount_cents, p.created_at, 'Top-up', p.status, null, null,
        p.currency_code, p.paid_cents, p.vat_cents
      from payments p, span
      where p.user_id = ${userId} and p.purpose = 'TopUp' and p.status in ('Pending', 'Failed')
        and p.created_at >= span.begins and p.created_at < span.ends
    )
    select place as sequence, began::text, transaction_id, transaction_type, amount_cents, created_at, description,
      status, related_id, balance_after_cents, currency_code, paid_cents, vat_cents
    from listed ${behind}
    order by place desc, listed.began desc, transaction_id desc limit ${most}`.execute(db);
  return rows;
}

/** Reads all transactions in batches, newest first. Between batches it keeps no rows and uses no connection. */
export async function* readStatement(
  db: Connection,
  userId: string,
  range: DayRange,
): AsyncGenerator<TransactionRow[]> {
  let after: Place | undefined;
  do {
    const rows = await readTransactions(db, userId, range, { after, most: STATEMENT_BATCH });
    yield rows;
    after = rows.length < STATEMENT_BATCH ? undefined : rows.at(-1);
  } while (after !== undefined);
}
