import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { monthOf } from "../closings/closings.store.ts";
import type { Months } from "../postings/postings.store.ts";
import { openEntries, topUpSpans, type UndocumentedSum } from "./uses.store.ts";
import { quarterOf } from "./vat.store.ts";

/**
 * Returns the sums on which top-ups state VAT. A balance is taxed if its last top-up stated the VAT. Payments from it
 * state none, so all money of customers that comes into it, or leaves it for a payer, counts here:
 * - a top-up that makes a balance a taxed one, with the money that the balance had, and the other way round;
 * - money of a cancelled order, unless a taxed balance had paid it;
 * - money that a payer got back although it was spent.
 * Money that goes back corrects the quarter, country and rate of the top-up that is refunded, as long as the balance
 * was a taxed one since then; otherwise those of the last top-up.
 */
export async function readTopUps(db: Connection, months: Months, zone: string): Promise<UndocumentedSum[]> {
  const { rows } = await sql<UndocumentedSum>`
    with taxed as materialized (
      select distinct user_id from payments where purpose = 'TopUp' and status = 'Success' and vat_cents > 0
    ), spans as materialized (
      select *, sum((is_taxed <> was_taxed)::int) over (partition by user_id order by starts_at, subject_id) as run
      from ${topUpSpans(sql`select user_id from taxed`)} as each
    ), moved as materialized (
      select e.*, case when e.to_account like 'wallet:%' then 1 else -1 end as sign,
        (select min(paid.created_at) from ledger_entries paid
          where e.from_account in ('house:items', 'house:shipping') and paid.user_id = e.user_id
            and paid.related_id = e.related_id and paid.to_account = e.from_account
            and paid.from_account like 'wallet:%') as paid_at
      from ${openEntries(months, zone)} e join taxed using (user_id)
      where e.month between ${months.from} and ${months.to}
        and (e.from_account like any ('{gateway:%,house:refunds,house:quarantine,house:items,house:shipping}'::text[])
            and e.to_account like 'wallet:%'
          or e.to_account like any ('{gateway:%,house:refunds}'::text[]) and e.from_account like 'wallet:%'
          or 'house:chargebacks' in (e.from_account, e.to_account) and e.from_account not like 'wallet:%')
    ), stated as (
      select m.month, m.created_at, t.country_code, t.begun_at, t.vat_share, t.starts_at, false as is_refunded,
        m.amount_cents * t.is_taxed::int
          + (m.balance_after_cents - m.amount_cents) * (t.is_taxed::int - t.was_taxed::int) as cents
      from moved m join spans t on t.user_id = m.user_id and t.subject_id = m.entry_id and m.from_account like 'gateway:%'
      union all
      select m.month, m.created_at, of.country_code, of.begun_at, of.vat_share, of.starts_at, of.subject_id = m.related_id,
        m.sign * m.amount_cents
      from moved m join spans t on t.user_id = m.user_id and t.is_taxed and m.created_at >= t.starts_at
        and m.created_at < t.ends_at
      left join spans refunded on refunded.user_id = m.user_id and refunded.subject_id = m.related_id and refunded.run = t.run
      join spans of on of.user_id = m.user_id and of.subject_id = coalesce(refunded.subject_id, t.subject_id)
      where 'house:chargebacks' not in (m.from_account, m.to_account)
        and not exists (select from spans own where own.user_id = m.user_id and own.subject_id = m.entry_id)
      union all
      select m.month, m.created_at, t.country_code, t.begun_at, t.vat_share, t.starts_at, false, -m.amount_cents
      from moved m join spans t on t.user_id = m.user_id and t.is_taxed and m.paid_at >= t.starts_at
        and m.paid_at < t.ends_at
      union all
      select m.month, m.created_at, t.country_code, t.begun_at, t.vat_share, t.starts_at, false,
        case when m.from_account = 'house:chargebacks' then -m.amount_cents else m.amount_cents end
      from moved m join spans t on t.user_id = m.user_id and t.is_taxed and t.subject_id = m.related_id
      where 'house:chargebacks' in (m.from_account, m.to_account))
    select month, 'TopUp' as kind, country_code, begun_at as rated_at, false as is_taxed_before,
      ${quarterOf(monthOf(sql`case when cents < 0 or is_refunded then starts_at else created_at end`, zone))} as quarter,
      count(*)::int as documents, sum(cents)::bigint as total_cents, sum(round(cents * vat_share))::bigint as vat_cents
    from stated where cents <> 0 group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}
