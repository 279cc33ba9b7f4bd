import { CSV_MARK, type CsvCell, csvRecord } from "@trove/contract/csv-record";
import { type Cents, formatDecimal } from "@trove/money";
import type { balance } from "../../../locales/en/balance.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Transaction } from "./statement.ts";

type Words = Translated<typeof balance>["transactions"];

const decimal = (amount: Cents | null | undefined) =>
  amount === null || amount === undefined ? null : { decimal: formatDecimal(amount) };

function cellsOf(row: Transaction, t: Words): CsvCell[] {
  const detail = row.balanceTopUpDetail;
  return [
    row.createdAtUtc,
    t.types[row.transactionType],
    row.description,
    decimal(row.amount),
    t.statuses[row.status],
    decimal(row.balanceAfter),
    decimal(detail?.paidAmount),
    detail?.currencyCode ?? null,
    decimal(detail?.vatAmount),
    row.transactionId,
  ];
}

/** The rows as a CSV file with a header. */
export function statementCsv(rows: readonly Transaction[], t: Words): string {
  const records = [t.csv.columns.split("|"), ...rows.map((row) => cellsOf(row, t))];
  return CSV_MARK + records.map(csvRecord).join("");
}
