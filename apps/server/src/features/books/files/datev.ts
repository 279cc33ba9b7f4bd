import { cents, formatDecimal } from "@trove/money";
import type { Posting } from "../postings/postings.store.ts";
import { numberOf } from "../settings/book-settings.ts";
import type { BookSettings } from "../settings/settings.store.ts";
import type { VatLine } from "../vat/vat.store.ts";
import { COLUMNS } from "./datev-columns.ts";

/** One line of a batch: `debit` is charged, `credit` gets the amount. */
type Line = { day: string; debit: string; credit: string; amountCents: number; document: string; text: string };

export type Batch = {
  settings: BookSettings;
  /** The first and the last month, in one fiscal year. */
  from: string;
  to: string;
  /** Stands in the header, so it must be the same whenever closed months are exported again. */
  madeAt: Date;
  /** True if all months are closed: the accountant's program then doesn't let anybody change the lines. */
  isFinal: boolean;
  home: string;
};

const LONGEST_TEXT = 60;
const quoted = (text: string, most = LONGEST_TEXT) => `"${text.slice(0, most).replaceAll('"', '""')}"`;
const digits = (day: string) => day.replaceAll("-", "");
const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
};

/** The first day of the fiscal year that a month is in. */
function yearBegin(month: string, { yearBeginsIn }: Pick<BookSettings, "yearBeginsIn">): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return `${number >= yearBeginsIn ? year : year - 1}-${String(yearBeginsIn).padStart(2, "0")}-01`;
}

/** True if both months are in one fiscal year. The lines of a batch name only day and month. */
export const isOneYear = (from: string, to: string, settings: BookSettings): boolean =>
  yearBegin(from, settings) === yearBegin(to, settings);

function header({ settings, from, to, madeAt, isFinal }: Batch, length: number): string {
  const made = madeAt.toISOString().replaceAll(/[^\d]/g, "");
  const { consultantNumber, clientNumber } = settings;
  const first = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, made, "", '""', '""', '""'];
  const whose = [consultantNumber ?? "", clientNumber ?? "", digits(yearBegin(from, settings)), length];
  const name = quoted(from === to ? from : `${from} ${to}`, 30);
  const period = [digits(`${from}-01`), digits(lastDayOf(to)), name, '""', 1, 0, isFinal ? 1 : 0, '"EUR"'];
  return [...first, ...whose, ...period, "", '""', "", "", '""', "", "", '""', '""'].join(";");
}

/** The column of each value of a line, from 0. All others are empty. */
const PLACES = { amount: 0, side: 1, currency: 2, account: 6, contra: 7, day: 9, document: 10, text: 13, isFinal: 113 };

function record({ day, debit, credit, amountCents, document, text }: Line, isFinal: boolean): string {
  const cells: (string | number)[] = COLUMNS.map(() => "");
  cells[PLACES.amount] = formatDecimal(cents(amountCents)).replace(".", ",");
  cells[PLACES.side] = '"S"';
  cells[PLACES.currency] = '"EUR"';
  cells[PLACES.account] = debit;
  cells[PLACES.contra] = credit;
  cells[PLACES.day] = `${day.slice(8, 10)}${day.slice(5, 7)}`;
  cells[PLACES.document] = quoted(document, 36);
  cells[PLACES.text] = quoted(text);
  cells[PLACES.isFinal] = isFinal ? 1 : 0;
  return cells.join(";");
}

const postingLine = (
  { day, fromAccount, toAccount, entries, amountCents, isLate }: Posting,
  settings: BookSettings,
) => ({
  day,
  debit: numberOf(settings, fromAccount),
  credit: numberOf(settings, toAccount),
  amountCents,
  document: digits(day),
  text: `${fromAccount} > ${toAccount}, ${entries}${isLate ? ", late" : ""}`,
});

const TAXED: Record<VatLine["kind"], string> = {
  Invoice: "house:items",
  CreditNote: "house:items",
  Box: "house:boxes",
  Shipping: "house:shipping",
  TopUp: "vat:top-ups",
};

/**
 * VAT moves from the account of the sale to that of the tax office, at the end of the month. That of top-ups has an
 * account of its own, because the wallets' account must equal the balances.
 */
function vatLine({ month, kind, countryCode, vatBasisPoints, vatCents }: VatLine, { settings, home }: Batch): Line {
  const sale = numberOf(settings, TAXED[kind]);
  const tax = numberOf(settings, countryCode === home ? "vat:home" : "vat:abroad");
  const [debit, credit] = vatCents < 0 ? [tax, sale] : [sale, tax];
  const text = `${kind} ${countryCode} ${formatDecimal(cents(vatBasisPoints))} %`;
  return { day: lastDayOf(month), debit, credit, amountCents: Math.abs(vatCents), document: `VAT-${month}`, text };
}

/**
 * Writes a batch of postings for DATEV: the format EXTF 700, category 21, version 13. Each sum of the ledger is a line,
 * and so is the VAT by country and rate. The accounts must not compute VAT by themselves. Lines between accounts that
 * the accountant has made one are left out.
 */
export function datevBatch(batch: Batch, postings: readonly Posting[], vat: readonly VatLine[]): string {
  const { settings, isFinal } = batch;
  const lines = [
    ...postings.map((posting) => postingLine(posting, settings)),
    ...vat.filter(({ vatCents }) => vatCents !== 0).map((line) => vatLine(line, batch)),
  ].filter(({ debit, credit }) => debit !== credit);
  const [{ length } = ""] = Object.values(settings.accounts);
  const rows = lines.map((line) => record(line, isFinal));
  return [header(batch, length), COLUMNS.join(";"), ...rows].map((row) => `${row}\r\n`).join("");
}
