import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { closedUntil, edgeOf, firstOpen } from "../closings/closings.store.ts";

/** Months from `from` to `to`, both included, like 2026-01. */
export type Months = { from: string; to: string };

/**
 * The sum of a day's entries from one account to another, all wallets being one account. `isLate` marks entries of
 * months that were closed before; they are on the first day after these.
 */
export type Posting = {
  month: string;
  day: string;
  fromAccount: string;
  toAccount: string;
  isLate: boolean;
  entries: number;
  amountCents: Cents;
};

const firstOpenDay = sql`${firstOpen} || '-01'`;

/** Selects the postings of open months: from the sums by hour, and late ones as the rest of what closed months have. */
const openPostings = ({ from, to }: Months, zone: string) => sql<Posting>`
  select greatest(to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD'), ${firstOpenDay}) as day, from_account, to_account, false as is_late,
    sum(entries)::bigint as entries, sum(amount_cents)::bigint as amount_cents
  from flow_sums
  where span = 'hour' and starts_at >= greatest(${edgeOf(from, 0, zone)}, ${closedUntil})
    and starts_at < ${edgeOf(to, 1, zone)}
  group by 1, 2, 3
  union all
  select ${firstOpenDay}, from_account, to_account, true, sum(entries)::bigint,
    sum(amount_cents)::bigint
  from (
    select from_account, to_account, entries, amount_cents from flow_sums
    where span = 'hour' and starts_at < ${closedUntil}
    union all select from_account, to_account, -entries, -amount_cents from book_lines) as rest
  where ${closedUntil} >= ${edgeOf(from, 0, zone)} and ${closedUntil} < ${edgeOf(to, 1, zone)}
  group by from_account, to_account having sum(entries) <> 0`;

/** Returns the postings of months, by day and accounts. Closed months have the lines that were written then. */
export async function readPostings(db: Connection, months: Months, zone: string): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select left(day, 7) as month, * from (
      select day, from_account, to_account, is_late, entries, amount_cents from book_lines
      where month between ${months.from} and ${months.to}
      union all ${openPostings(months, zone)}) as lines
    order by day, from_account collate "C", to_account collate "C", is_late`.execute(db);
  return rows.map((row) => ({ ...row, amountCents: cents(row.amountCents) }));
}
