import type { Cents } from "@trove/money";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { closedUntil, edgeOf, monthOf, openMonthOf } from "../closings/closings.store.ts";
import type { Months } from "../postings/postings.store.ts";
import { quarterOf, type VatSum } from "./vat.store.ts";

/**
 * A sum for which no document states the VAT. The rate is that of `ratedAt`, and the VAT is computed unless `vatCents`
 * states it. `isTaxedBefore` is true if the top-up of the balance that paid has stated the VAT.
 */
export type UndocumentedSum = VatSum & { ratedAt: Date; isTaxedBefore: boolean; vatCents: Cents | null };

/** The ledger's entries that the sums contain and closed months lack. Their month is open. */
export const openEntries = ({ from, to }: Months, zone: string) => sql`(
  select e.*, ${openMonthOf(sql`e.created_at`, zone)} as month
  from ledger_entries e, ledger_projection l, (
    select min(first_number) as first, max(last_number) as last from flow_sums
    where span = 'hour' and starts_at < ${edgeOf(to, 1, zone)} and (starts_at >= greatest(${edgeOf(from, 0, zone)}, ${closedUntil})
      or last_number > (select max(last_number) from book_closings))) as range
  where e.number between range.first and range.last and e.number <= l.folded_number
    and (e.created_at >= ${closedUntil} or e.number > (select max(last_number) from book_closings)))`;

/**
 * The top-ups that people paid, each until their next one. A top-up's country, and whether it stated the VAT, are the
 * balance's until then. `vat_share` is the VAT of the last taxed one in all that it brought. `people` selects users.
 */
export const topUpSpans = (people: RawBuilder<unknown>) => sql`(
  select user_id, subject_id, address ->> 'countryCode' as country_code, created_at as begun_at, vat_cents > 0 as is_taxed,
    coalesce(nullif(vat_cents::numeric / paid_cents, 0), lag(vat_cents::numeric / paid_cents) over person) as vat_share,
    settled_at as starts_at,
    lead(settled_at, 1, 'infinity') over person as ends_at, coalesce(lag(vat_cents > 0) over person, false) as was_taxed
  from payments where purpose = 'TopUp' and status = 'Success' and user_id in (${people})
  window person as (partition by user_id order by settled_at, payment_id))`;

/**
 * Returns the uses of balances without an invoice: boxes, and shipping of items from inventories.
 * - The country is that of the person's last paid top-up before, or the home country.
 * - Money that went back, of a shipping cost or of a returned item, counts like the payment that it undoes.
 * - `changes` has the times from which rates are in force.
 */
export async function readUses(
  db: Connection,
  months: Months,
  zone: string,
  changes: readonly Date[],
): Promise<UndocumentedSum[]> {
  const { rows } = await sql<UndocumentedSum>`
    with used as materialized (
      select e.user_id, e.month,
        case when 'house:boxes' in (e.from_account, e.to_account) then 'Box' else 'Shipping' end as kind,
        case when e.to_account like 'house:%' then e.amount_cents else -e.amount_cents end as cents,
        coalesce((select min(paid.created_at) from ledger_entries paid
          where e.from_account = 'house:shipping' and paid.user_id = e.user_id and paid.related_id = e.related_id
            and paid.to_account = e.from_account),
          (select opened.created_at from ledger_entries opened
            where e.from_account = 'house:boxes' and opened.user_id = e.user_id and opened.entry_id = e.related_id),
          e.created_at) as supplied_at
      from ${openEntries(months, zone)} e
      where e.month between ${months.from} and ${months.to} and (e.transaction_type = 'BoxOpening'
        or e.transaction_type = 'ItemPurchase' and e.from_account = 'house:boxes' or e.transaction_type = 'Shipping' and not exists (
          select from purchases p where p.user_id = e.user_id and p.purchase_id = e.related_id)))
    select month, kind, coalesce(s.country_code, ${HOME_COUNTRY}) as country_code,
      ${quarterOf(monthOf(sql`supplied_at`, zone))} as quarter, coalesce(s.is_taxed, false) as is_taxed_before,
      (${changes}::timestamptz[])[width_bucket(supplied_at, ${changes}::timestamptz[])] as rated_at,
      count(*)::int as documents, sum(cents)::bigint as total_cents, null::bigint as vat_cents
    from used u left join ${topUpSpans(sql`select user_id from used`)} s
      on s.user_id = u.user_id and u.supplied_at >= s.starts_at and u.supplied_at < s.ends_at
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}
