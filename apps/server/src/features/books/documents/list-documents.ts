import { CSV_MARK, csvRecord } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import { inBatches } from "../../operators/index.ts";
import { documentNumber } from "../../purchases/index.ts";
import { decimal } from "../files/vat-csv.ts";
import type { Months } from "../postings/postings.store.ts";
import { type DocumentRow, readDocumentsAfter } from "./documents.store.ts";

const BATCH = 1000;
const COLUMNS = ["Number", "Kind", "Issued (UTC)", "Month", "Order", "For invoice", "Country", "Rate (%)"];
const AMOUNTS = ["Taxable amount (EUR)", "VAT (EUR)", "Total (EUR)"];

function recordOf(row: DocumentRow): string {
  const { kind, totalCents, vatCents } = row;
  const sign = kind === "Invoice" ? 1 : -1;
  const invoice = kind === "Invoice" ? "" : documentNumber({ kind: "Invoice", number: row.invoiceNumber });
  return csvRecord([
    documentNumber(row),
    kind,
    row.issuedAt.toISOString(),
    row.month,
    row.orderNumber,
    invoice,
    row.countryCode,
    decimal(row.vatBasisPoints),
    decimal(sign * (totalCents - vatCents)),
    decimal(sign * vatCents),
    decimal(sign * totalCents),
  ]);
}

/** Reads the documents of months in batches, by kind and number. */
export const documentsIn = (db: Connection, months: Months, zone: string): AsyncGenerator<readonly DocumentRow[]> =>
  inBatches<DocumentRow>(BATCH, (last, most) => readDocumentsAfter(db, months, zone, last, most));

/** The list of invoices and credit notes as CSV, one batch after the other. Credit notes are negative. */
export async function* documentsCsv(db: Connection, months: Months, zone: string): AsyncGenerator<string> {
  yield CSV_MARK + csvRecord([...COLUMNS, ...AMOUNTS]);
  for await (const rows of documentsIn(db, months, zone)) yield rows.map(recordOf).join("");
}
