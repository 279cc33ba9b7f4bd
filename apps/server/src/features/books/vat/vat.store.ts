import type { VatLineKind } from "@trove/contract/book-kinds";
import type { Cents } from "@trove/money";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { edgeOf, openMonthOf } from "../closings/closings.store.ts";
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
    ${openMonthOf(at, zone)})`;
};

/** Selects the documents that the closed months before `from` don't have, by number, for which there is an index. */
export const isAfter = (from: string): RawBuilder<boolean> => {
  const last = (column: string) =>
    sql`coalesce((select max(${sql.ref(column)}) from book_closings where month < ${from}), 0)`;
  return sql`(i.kind = 'Invoice' and i.number > ${last("last_invoice")}
    or i.kind = 'CreditNote' and i.number > ${last("last_credit_note")})`;
};

export const quarterOf = (month: RawBuilder<string>) =>
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
