import Papa from "papaparse";
import { compactIban, ibanIn } from "@trove/contract/iban";
import { readAmount, readDay } from "./amount-text.ts";
import {
  type Booking,
  invalid,
  MOST_BOOKINGS,
  type Statement,
  type StatementFile,
  StatementMistake,
} from "./booking.ts";

const REQUIRED = ["Account", "Date", "Amount", "Currency"] as const;
const COLUMNS = [...REQUIRED, "Name", "IBAN", "Text", "Bank reference", "End-to-end", "Return"] as const;
type Column = (typeof COLUMNS)[number];

/** Longer runs of blanks and quotes make the parser slow. Statements have none. */
const SLOW = /\s{201}|"{201}/;
const MOST_TEXT = 4_000;
/** A third decimal could be a separator of thousands, and a sign behind the digits a debit. */
const AMOUNT = /^-?\d+([.,]\d{1,2})?$/;

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("This file is not in UTF-8");
  }
}

function cellsOf(cells: readonly string[], columns: readonly string[]): (column: Column) => string {
  if (cells.length !== columns.length || cells.some((cell) => cell.length > MOST_TEXT)) {
    throw invalid("A line has other cells than the heading");
  }
  return (column) => cells[columns.indexOf(column)]?.trim() ?? "";
}

/** Amounts of debits are negative. The decimal sign is a point or a comma, and thousands are not separated. */
function bookingOf(cell: (column: Column) => string): Booking {
  const amount = cell("Amount").replace(",", ".");
  if (!AMOUNT.test(amount)) throw invalid(`${amount.slice(0, 30)} is no amount`);
  const isCredit = !amount.startsWith("-");
  const currencyCode = cell("Currency");
  if (!/^[A-Z]{3}$/.test(currencyCode)) throw invalid("A line has no currency");
  return {
    bookedOn: readDay(cell("Date")),
    isCredit,
    isReturn: cell("Return").toLowerCase() === "yes",
    amount: readAmount(amount.replace("-", "")),
    currencyCode,
    bankReference: cell("Bank reference") || null,
    endToEndId: cell("End-to-end") || null,
    text: cell("Text"),
    name: cell("Name") || null,
    iban: ibanIn(cell("IBAN")),
  };
}

/**
 * Reads a CSV file with the columns above, as docs/payments.md describes them. Throws StatementMistake. It has no
 * balances, so nothing shows that a line is missing.
 */
export function readCsv(bytes: Buffer): StatementFile {
  const text = decoded(bytes)
    .replace(/^\uFEFF/, "")
    .trimEnd();
  if (SLOW.test(text)) throw invalid("This file has too many blanks");
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true, preview: MOST_BOOKINGS + 2 });
  const [columns = [], ...rows] = data;
  const isKnown = columns.every((column) => (COLUMNS as readonly string[]).includes(column));
  const isWhole = REQUIRED.every((column) => columns.includes(column)) && new Set(columns).size === columns.length;
  if (errors.length > 0 || !isKnown || !isWhole || rows.length === 0) throw invalid("The columns are unknown");
  if (rows.length > MOST_BOOKINGS) {
    throw new StatementMistake({ code: "BankFileTooLong", params: { most: MOST_BOOKINGS } });
  }
  const lines = rows.map((row) => cellsOf(row, columns));
  const byAccount = Map.groupBy(lines, (cell) => compactIban(cell("Account")));
  const statements = [...byAccount].map(([iban, own]): Statement => {
    const bookings = own.map(bookingOf);
    const days = bookings.map(({ bookedOn }) => bookedOn).toSorted();
    return { iban, bankId: null, from: days[0] ?? "", until: days.at(-1) ?? "", bookings };
  });
  return { format: "csv", statements };
}
