import { csvField } from "./csv-field.ts";

/** A cell of a CSV file. Only `decimal` and numbers stand without quotes: amounts that the shop wrote itself. */
export type CsvCell = string | number | null | { decimal: string };

/** The byte order mark. A file begins with it, so that Excel reads it as UTF-8. */
export const CSV_MARK = "\uFEFF";

function cellText(cell: CsvCell): string {
  if (typeof cell === "string") return csvField(cell);
  if (typeof cell === "number") return String(cell);
  return cell?.decimal ?? "";
}

/** One record of a CSV file with its line end (RFC 4180). Every CSV file of the shop is made of these. */
export const csvRecord = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`;
