// Each file is read in a new process, so this imports only parts of the contract: all of it takes 0.3 s to load.
import type { RowProblem } from "@trove/contract";
import { WORK_ROWS_MAX } from "@trove/contract/constants";
import { textOfCsv } from "@trove/contract/csv-field";
import Papa from "papaparse";
import { NOTES, TITLES } from "./item-titles.ts";

/** A line of a file of items. Lines are counted from 1, as in Excel: a cell with line breaks is in one line. */
export type ItemLine = {
  line: number;
  /** Cells by the titles of their columns. */
  cells: Record<string, string>;
  /** The reason why the line can't be read; null if it can. */
  problem: RowProblem | null;
};

const SEPARATORS = [",", ";", "\t"];
const known = new Map([...TITLES, ...NOTES].map((title) => [title.toLowerCase(), title]));
const ignored: readonly string[] = NOTES;

export type ItemFile = { columns: string[]; lines: ItemLine[] };

/** The reason why a whole file can't be read. */
export class FileMistake extends Error {
  readonly problem: RowProblem;

  constructor(problem: RowProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trimEnd();
  } catch {
    throw new FileMistake({ code: "FileNotText", params: {} });
  }
}

/**
 * A file with longer runs of blanks and empty lines is refused. At each stray quote the parser reads them again, and a
 * file of quotes and blanks would take hours.
 */
const BLANKS_MAX = 200;
const tooManyBlanks = new RegExp(`\\s{${BLANKS_MAX + 1}}`);

/** Reads at most this many lines. The heading and empty lines count. */
const LINES_MAX = 2 * WORK_ROWS_MAX;

function decode(bytes: Uint8Array): string {
  const text = textOf(bytes);
  if (text.includes("\0")) throw new FileMistake({ code: "FileNotText", params: {} });
  if (tooManyBlanks.test(text)) throw new FileMistake({ code: "FileBlanks", params: { most: BLANKS_MAX } });
  return text;
}

/** Finds the file's separator: the one that splits the heading into the most columns. */
function separatorOf(text: string): string {
  const widthWith = (delimiter: string) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return SEPARATORS.toSorted((a, b) => widthWith(b) - widthWith(a))[0] ?? ",";
}

function columnsOf(heading: readonly string[]): string[] {
  const columns = heading.map((cell) => {
    const title = known.get(cell.trim().toLowerCase());
    if (title !== undefined) return title;
    throw new FileMistake({ code: "FileColumnUnknown", params: { column: cell.trim().slice(0, 60) } });
  });
  const repeated = columns.find((title, place) => columns.indexOf(title) !== place);
  if (repeated !== undefined) throw new FileMistake({ code: "FileColumnRepeated", params: { column: repeated } });
  return columns;
}

const UNCLOSED: RowProblem = { code: "LineQuote", params: {} };

function misfitOf({ length: cells }: readonly string[], { length: columns }: readonly string[]): RowProblem | null {
  return cells === columns ? null : { code: "LineCells", params: { cells, columns } };
}

/**
 * Reads a CSV file of items, separated by commas, semicolons or tabs. Leaves out empty lines. Throws FileMistake, also
 * if the file has more than WORK_ROWS_MAX lines.
 */
export function readItemFile(bytes: Uint8Array): ItemFile {
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), preview: LINES_MAX });
  const tooLong = new FileMistake({ code: "FileTooLong", params: { most: WORK_ROWS_MAX } });
  if (data.length >= LINES_MAX) throw tooLong;
  const columns = columnsOf(data[0] ?? []);
  const broken = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  const lines = data.flatMap((fields, place) => {
    if (place === 0 || fields.every((field) => field.trim() === "")) return [];
    const cells = Object.fromEntries(
      columns.flatMap((title, at) => {
        const field = fields[at];
        return field === undefined || ignored.includes(title) ? [] : [[title, textOfCsv(field)]];
      }),
    );
    return [{ line: place + 1, cells, problem: broken.has(place) ? UNCLOSED : misfitOf(fields, columns) }];
  });
  if (lines.length === 0) throw new FileMistake({ code: "FileEmpty", params: {} });
  if (lines.length > WORK_ROWS_MAX) throw tooLong;
  return { columns: columns.filter((title) => !ignored.includes(title)), lines };
}
