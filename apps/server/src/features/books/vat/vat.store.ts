import type { VatLineKind } from "@trove/contract/book-kinds";
import type { Cents } from "@trove/money";
import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { closedUntil, edgeOf, monthOf } from "../closings/closings.store.ts";
import type { Months } from "../postings/postings.store.ts";

/** A sum on which VAT is stated. `totalCents` includes the VAT; both are negative for credit notes. */
export type VatSum = {
  month: string;
  kind: VatLineKind;
  countryCode: string;
  quarter: string;
  documents: number;
  totalCents: Cents;
};
export type VatLine = VatSum & { vatBasisPoints: number; vatCents: Cents };

/** The month of a document: the closed month that has it, or that of its date, but not before the first open month. */
export const bookedMonth = (of: "i" | "o", zone: string): RawBuilder<string> => {
  const at = sql.ref(`${of}.issued_at`);
  return sql`coalesce((select min(month) from book_closings c
      where ${sql.ref(`${of}.number`)} <= case ${sql.ref(`${of}.kind`)} when 'Invoice' then last_invoice
        else last_credit_note end),
    ${monthOf(sql`greatest(${at}, ${closedUntil})`, zone)})`;
};

/** Selects the documents that the closed months before `from` don't have, by number, for which there is an index. */
export const isAfter = (from: string): RawBuilder<boolean> => {
  const last = (column: string) =>
    sql`coalesce((select max(${sql.ref(column)}) from book_closings where month < ${from}), 0)`;
  return sql`(i.kind = 'Invoice' and i.number > ${last("last_invoice")}
    or i.kind = 'CreditNote' and i.number > ${last("last_credit_note")})`;
};

const quarterOf = (month: RawBuilder<string>) =>
  sql<string>`left(${month}, 4) || 'Q' || (right(${month}, 2)::int + 2) / 3`;

/** Returns the VAT of documents by month, country, rate, and the quarter of their invoices. */
export async function readDocumentLines(db: Connection, { from, to }: Months, zone: string): Promise<VatLine[]> {
  const { rows } = await sql<VatLine>`
    select ${bookedMonth("i", zone)} as month, i.kind, coalesce(p.billing_address ->> 'countryCode', ${HOME_COUNTRY})
        as country_code, p.vat_basis_points, ${quarterOf(bookedMonth("o", zone))} as quarter,
      count(*)::int as documents,
      sum(case i.kind when 'Invoice' then i.total_cents else -i.total_cents end)::bigint as total_cents,
      sum(case i.kind when 'Invoice' then i.vat_cents else -i.vat_cents end)::bigint as vat_cents
    from invoices i
    join purchases p on p.user_id = i.user_id and p.purchase_id = i.purchase_id
    join invoices o on o.user_id = i.user_id and o.purchase_id = i.purchase_id and o.kind = 'Invoice'
    where ${isAfter(from)} and i.issued_at < ${edgeOf(to, 1, zone)}
      and ${bookedMonth("i", zone)} between ${from} and ${to}
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** The ledger's entries that the sums contain and closed months lack. Their month is open. */
const openEntries = ({ from, to }: Months, zone: string) => sql`(
  select e.*, ${monthOf(sql`greatest(e.created_at, ${closedUntil})`, zone)} as month
  from ledger_entries e, ledger_projection l, (
    select min(first_number) as first, max(last_number) as last from flow_sums
    where span = 'hour' and starts_at < ${edgeOf(to, 1, zone)} and (starts_at >= greatest(${edgeOf(from, 0, zone)}, ${closedUntil})
      or last_number > (select max(last_number) from book_closings))) as range
  where e.number between range.first and range.last and e.number <= l.folded_number
    and (e.created_at >= ${closedUntil} or e.number > (select max(last_number) from book_closings)))`;

/**
 * Returns what balances paid for without an invoice: boxes, and the shipping of items from inventories. The country is
 * that of the person's last paid top-up.
 */
async function readUses(db: Connection, months: Months, zone: string): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    with used as (
      select e.user_id, e.month, case e.transaction_type when 'BoxOpening' then 'Box' else 'Shipping' end as kind,
        count(*) as entries, sum(case when e.to_account like 'house:%' then amount_cents else -amount_cents end) as total
      from ${openEntries(months, zone)} e
      where e.month between ${months.from} and ${months.to} and (e.transaction_type = 'BoxOpening'
        or e.transaction_type = 'Shipping' and not exists (
          select from purchases p where p.user_id = e.user_id and p.purchase_id = e.related_id))
      group by 1, 2, 3)
    select month, kind, coalesce((select p.address ->> 'countryCode' from payments p
        where p.user_id = used.user_id and p.purpose = 'TopUp' and p.status = 'Success'
        order by p.created_at desc, p.payment_id desc limit 1), ${HOME_COUNTRY}) as country_code,
      ${quarterOf(sql`month`)} as quarter, sum(entries)::int as documents, sum(total)::bigint as total_cents
    from used group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Returns top-ups that state VAT, less what went back to their payers. */
async function readTaxedTopUps(db: Connection, months: Months, zone: string): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    select e.month, 'TopUp' as kind, p.address ->> 'countryCode' as country_code, ${quarterOf(sql`e.month`)} as quarter,
      count(*)::int as documents,
      sum(case when e.from_account like 'gateway:%' then e.amount_cents else -e.amount_cents end)::bigint as total_cents
    from ${openEntries(months, zone)} e
    join payments p on p.user_id = e.user_id and p.subject_id = coalesce(e.related_id, e.entry_id)
      and p.purpose = 'TopUp' and p.vat_cents > 0 and p.status = 'Success'
    where e.month between ${months.from} and ${months.to}
      and (e.from_account like 'gateway:%' or e.to_account like 'gateway:%')
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Returns the sums of open months for which no document states the VAT. */
export const readUndocumented = async (db: Connection, months: Months, zone: string): Promise<VatSum[]> => [
  ...(await readUses(db, months, zone)),
  ...(await readTaxedTopUps(db, months, zone)),
];

/** Returns the VAT of closed months as it was written then. */
export function readClosedLines(db: Connection, { from, to }: Months): Promise<VatLine[]> {
  return db
    .selectFrom("bookVatLines")
    .selectAll()
    .where("month", ">=", from)
    .where("month", "<=", to)
    .$narrowType<{ kind: VatLineKind }>()
    .execute();
}

export async function keepVatLines(tx: Transaction, lines: readonly VatLine[]): Promise<void> {
  for (const line of lines) await tx.insertInto("bookVatLines").values(line).execute();
}
