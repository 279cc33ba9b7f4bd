import { csvField } from "./csv-field.ts";

/** A cell of a CSV file. Texts are quoted. `decimal`, an amount that the shop formatted, and numbers are not. */
export type CsvCell = string | number | null | { decimal: string };

/** The byte order mark, with which a file begins so that Excel reads it as UTF-8. */
export const CSV_MARK = "\uFEFF";

function cellText(cell: CsvCell): string {
  if (typeof cell === "string") return csvField(cell);
  if (typeof cell === "number") return String(cell);
  return cell?.decimal ?? "";
}

/** One record of a CSV file (RFC 4180), with its line end. */
export const csvRecord = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`;
