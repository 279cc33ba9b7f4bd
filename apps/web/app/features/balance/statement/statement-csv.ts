import { csvField } from "@trove/contract/csv-field";
import { type Cents, formatDecimal } from "@trove/money";
import type { balance } from "../../../locales/en/balance.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Transaction } from "./statement.ts";

type Words = Translated<typeof balance>["transactions"];

const decimal = (amount: Cents | null | undefined) =>
  amount === null || amount === undefined ? "" : formatDecimal(amount);

function record(row: Transaction, t: Words): string {
  const detail = row.balanceTopUpDetail;
  const fields = [
    csvField(row.createdAtUtc),
    csvField(t.types[row.transactionType]),
    csvField(row.description),
    decimal(row.amount),
    csvField(t.statuses[row.status]),
    decimal(row.balanceAfter),
    decimal(detail?.paidAmount),
    csvField(detail?.currencyCode ?? ""),
    decimal(detail?.vatAmount),
    csvField(row.transactionId),
  ];
  return fields.join(",");
}

/**
 * The rows as a CSV file with a header and CRLF line ends (RFC 4180). The leading byte order mark tells Excel that the
 * file is UTF-8.
 */
export function statementCsv(rows: readonly Transaction[], t: Words): string {
  const header = t.csv.columns.split("|").map(csvField).join(",");
  return `\uFEFF${[header, ...rows.map((row) => record(row, t))].map((line) => `${line}\r\n`).join("")}`;
}
