import { type Cents, formatEuros } from "@trove/money";
import type { balance } from "../../../locales/en/balance.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Transaction } from "./statement.ts";

type Words = Translated<typeof balance>["transactions"];

/** A plain decimal with a point: `-1234.50`. */
function decimal(amount: Cents | null | undefined): string {
  return amount === null || amount === undefined ? "" : formatEuros(amount).replaceAll(/[€,]/g, "");
}

/**
 * A text as one field of RFC 4180. Spreadsheets execute text that starts like a formula, so such text gets a leading
 * apostrophe (OWASP, CSV injection).
 */
export function textField(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function record(row: Transaction, t: Words): string {
  const detail = row.balanceTopUpDetail;
  const fields = [
    textField(row.createdAtUtc),
    textField(t.types[row.transactionType]),
    textField(row.description),
    decimal(row.amount),
    textField(t.statuses[row.status]),
    decimal(row.balanceAfter),
    decimal(detail?.paidAmount),
    textField(detail?.currencyCode ?? ""),
    decimal(detail?.vatAmount),
    textField(row.transactionId),
  ];
  return fields.join(",");
}

/**
 * The rows as a CSV file with a header and CRLF line ends (RFC 4180). The leading byte order mark tells Excel that the
 * file is UTF-8.
 */
export function statementCsv(rows: readonly Transaction[], t: Words): string {
  const header = t.csv.columns.split("|").map(textField).join(",");
  return `\uFEFF${[header, ...rows.map((row) => record(row, t))].map((line) => `${line}\r\n`).join("")}`;
}
