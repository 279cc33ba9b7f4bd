import { CSV_MARK, type CsvCell, csvRecord } from "@trove/contract";
import { type Cents, formatDecimal } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { DayRange } from "./day-range.ts";
import { transactionResponse } from "./transaction-response.ts";
import { readStatement, type TransactionRow } from "./transactions.store.ts";

const COLUMNS = [
  "Date (UTC)",
  "Type",
  "Description",
  "Amount (EUR)",
  "Status",
  "Balance after (EUR)",
  "Paid",
  "Currency",
  "VAT included",
  "Transaction id",
];

const decimal = (amount: Cents | null) => (amount === null ? null : { decimal: formatDecimal(amount) });

const cellsOf = (row: TransactionRow): CsvCell[] => [
  row.createdAt.toISOString(),
  row.transactionType,
  row.description,
  decimal(row.amountCents),
  row.status,
  decimal(row.balanceAfterCents),
  decimal(row.paidCents),
  row.currencyCode,
  decimal(row.vatCents),
  row.transactionId,
];

async function* csvPieces(batches: AsyncIterable<TransactionRow[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvRecord(COLUMNS);
  for await (const rows of batches) yield rows.map((row) => csvRecord(cellsOf(row))).join("");
}

async function* jsonPieces(userId: string, batches: AsyncIterable<TransactionRow[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(transactionResponse(userId, row))).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** Returns a person's statement as a file. Reads the transactions in batches, so that their number is not limited. */
export function statementOf(db: Connection, userId: string, range: DayRange, format: "csv" | "json") {
  const batches = readStatement(db, userId, range);
  const fileName = `transactions-${range.from}-${range.to}.${format}`;
  return format === "csv"
    ? { fileName, mediaType: "text/csv; charset=utf-8", pieces: csvPieces(batches) }
    : { fileName, mediaType: "application/json; charset=utf-8", pieces: jsonPieces(userId, batches) };
}
