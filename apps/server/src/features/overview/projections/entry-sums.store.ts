import { type RawBuilder, sql } from "kysely";

/** Entries with numbers greater than `after`, up to and including `upTo`. */
export type NumberRange = { after: number; upTo: number };

/** The account of an entry as the sums name it: all wallets are one account. */
export const accountOf = (column: "e.from_account" | "e.to_account") =>
  sql<string>`case when ${sql.raw(column)} like 'wallet:%' then 'wallet' else ${sql.raw(column)} end`;

/**
 * Sums the ledger's entries from one account to another by hour or by day. An opening's win is found through the
 * opening's transaction id, and added to the row of its charge.
 */
export function entrySums(span: "hour" | "day", { after, upTo }: NumberRange): RawBuilder<unknown> {
  return sql`
    select date_trunc(${span}, e.created_at, 'UTC') as starts_at, ${accountOf("e.from_account")} as from_account,
      ${accountOf("e.to_account")} as to_account, count(*) as entries, sum(e.amount_cents)::bigint as amount_cents,
      coalesce(sum(o.market_price_cents), 0)::bigint as won_cents, min(e.number) as first_number,
      max(e.number) as last_number
    from ledger_entries e left join openings o
      on e.to_account = 'house:boxes' and o.user_id = e.user_id and o.transaction_id = e.entry_id
    where e.number > ${after} and e.number <= ${upTo} group by 1, 2, 3`;
}
