// Separators that a spreadsheet may guess. If it guesses another one than the file's, it splits quoted texts too.
const SEPARATOR = String.raw`[,;\|，；｜]`;
const BREAK = String.raw`[\t\r\n]`;
// Signs that begin a formula, also in full width.
const SIGN = String.raw`[=+\-@＝﹦＋﹢－﹣−＠﹫]`;
// Spreadsheets drop these before a formula: blanks, invisible characters, quotes.
const DROPPED = String.raw`[[\p{Z}\p{Cf}\p{Cc}"']--[\t\r\n]]*`;

const marked = (mark: string) =>
  new RegExp(
    `(?<=^|${SEPARATOR})${mark}(?=${DROPPED}(${SIGN}|${BREAK}))|(?<=${BREAK})${mark}(?=${DROPPED}${SIGN})`,
    "gv",
  );
const HARMFUL = marked("");
const HARMLESS = marked("'");

/**
 * Writes a text as a quoted CSV field (RFC 4180). An apostrophe goes before each place where a spreadsheet could see a
 * formula start, at the beginning and behind separators (OWASP, CSV injection), and where the result looks the same.
 */
export const csvField = (text: string): string => `"${text.replaceAll(HARMFUL, "'").replaceAll('"', '""')}"`;

/** The text that {@link csvField} was given, from the field as a CSV reader returns it. */
export const textOfCsv = (field: string): string => field.replaceAll(HARMLESS, "");
