import type { InvoiceKind } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { edgeOf } from "../closings/closings.store.ts";
import type { Months } from "../postings/postings.store.ts";
import { bookedMonth, isAfter } from "../vat/vat.store.ts";

export type DocumentRow = {
  userId: string;
  purchaseId: string;
  kind: InvoiceKind;
  number: number;
  month: string;
  issuedAt: Date;
  orderNumber: string;
  /** The number of the invoice that a credit note corrects. */
  invoiceNumber: number;
  countryCode: string;
  vatBasisPoints: number;
  totalCents: Cents;
  vatCents: Cents;
  language: string;
};

const selected = ({ from, to }: Months, zone: string) => sql`
  from invoices i
  join purchases p on p.user_id = i.user_id and p.purchase_id = i.purchase_id
  join invoices o on o.user_id = i.user_id and o.purchase_id = i.purchase_id and o.kind = 'Invoice'
  where ${isAfter(from)} and i.issued_at < ${edgeOf(to, 1, zone)} and ${bookedMonth("i", zone)} between ${from} and ${to}`;

/** Returns the next documents of months, by kind and number, after the last one of the previous batch. */
export async function readDocumentsAfter(
  db: Connection,
  months: Months,
  zone: string,
  last: DocumentRow | undefined,
  most: number,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select i.user_id, i.purchase_id, i.kind, i.number, ${bookedMonth("i", zone)} as month, i.issued_at,
      p.number as order_number, o.number as invoice_number, p.vat_basis_points, i.total_cents, i.vat_cents, p.language,
      coalesce(p.billing_address ->> 'countryCode', ${HOME_COUNTRY}) as country_code
    ${selected(months, zone)} and (i.kind, i.number) > (${last?.kind ?? ""}, ${last?.number ?? 0})
    order by i.kind, i.number limit ${most}`.execute(db);
  return rows;
}

export async function countDocuments(db: Connection, months: Months, zone: string) {
  const { rows } = await sql<{ invoices: number; creditNotes: number }>`
    select count(*) filter (where i.kind = 'Invoice')::int as invoices,
      count(*) filter (where i.kind = 'CreditNote')::int as credit_notes ${selected(months, zone)}`.execute(db);
  return rows[0] ?? { invoices: 0, creditNotes: 0 };
}
