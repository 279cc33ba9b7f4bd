import { type RawBuilder, sql } from "kysely";

/** Entries with greater numbers than `after`, up to `upTo`. */
export type NumberRange = { after: number; upTo: number };

/** An account as the sums know it: all wallets are one. */
export const accountOf = (column: "e.from_account" | "e.to_account") =>
  sql<string>`case when ${sql.raw(column)} like 'wallet:%' then 'wallet' else ${sql.raw(column)} end`;

/**
 * The ledger's entries from one account to another, summed by hour or by day. The value of an opening's win is in the
 * row of its charge, which has the opening's transaction id.
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
