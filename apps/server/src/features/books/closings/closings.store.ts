import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

export type Closing = { month: string; closedAt: Date; closedBy: string };

/** Returns the closed months, newest first. */
export function readClosings(db: Connection): Promise<Closing[]> {
  return db.selectFrom("bookClosings").select(["month", "closedAt", "closedBy"]).orderBy("month", "desc").execute();
}

/** The end of the last closed month; long ago if there is none. */
export const closedUntil = sql<Date>`coalesce((select max(ends_at) from book_closings), '-infinity')`;

/** The month of a time in the company's time zone, as text. */
export const monthOf = (time: RawBuilder<unknown>, zone: string): RawBuilder<string> =>
  sql`to_char(${time} at time zone ${zone}, 'YYYY-MM')`;

/** The first month that is not closed; an empty text before the first closing. */
export const firstOpen = sql<string>`coalesce((select to_char((max(month) || '-01')::date + interval '1 month', 'YYYY-MM')
  from book_closings), '')`;

/** The month in which something counts that no closed month has. */
export const openMonthOf = (time: RawBuilder<unknown>, zone: string): RawBuilder<string> =>
  sql`greatest(${monthOf(time, zone)}, ${firstOpen})`;

/**
 * The beginning of a month (`next` 0) or its end (`next` 1). Closed months keep theirs, also if the company's time zone
 * has changed.
 */
export const edgeOf = (month: string, next: 0 | 1, zone: string): RawBuilder<Date> => {
  const after = sql`${`${month}-01`}::date + ${next} * interval '1 month'`;
  return sql`coalesce((select ends_at from book_closings
    where month = to_char(${after} - interval '1 month', 'YYYY-MM')), (${after}) at time zone ${zone})`;
};

/**
 * The month that is closed next.
 * - `next`: the month after the last closed one, or of the first entry; null without entries.
 * - `isOver`: the month has ended, and its sums, its margin and its documents are complete.
 */
export type NextMonth = { next: string | null; isOver: boolean };

export async function readNextMonth(db: Connection, now: Date, zone: string): Promise<NextMonth> {
  const { rows } = await sql<NextMonth>`
    with candidate as (
      select coalesce(nullif(${firstOpen}, ''),
        (select ${monthOf(sql`min(starts_at)`, zone)} from flow_sums where span = 'hour')) as next
    ), ends as (
      select next, ((next || '-01')::date + interval '1 month') at time zone ${zone} as at from candidate)
    select next, coalesce(at <= ${now} and p.as_of >= at and b.booked_until >= at and p.folded_number >= b.entry_number
      and not exists (select from invoice_queue where due_at < at), false) as is_over
    from ends, ledger_projection p, box_margin_booking b`.execute(db);
  return rows[0] ?? { next: null, isOver: false };
}

/** Makes others who close months or change the settings wait until the transaction ends. */
export async function lockBooks(tx: Transaction): Promise<void> {
  await tx.selectFrom("bookSettings").select("version").forUpdate().executeTakeFirstOrThrow();
}
