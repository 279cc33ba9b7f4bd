// In escapes, because a bundle with one other letter takes two bytes per character in memory.
// Separators that a spreadsheet may guess. If it guesses a wrong one, it splits quoted texts at that separator too.
const SEPARATOR = String.raw`[,;\|\uff0c\uff1b\uff5c]`;
const BREAK = String.raw`[\t\r\n]`;
// Characters that begin a formula, including full-width forms.
const SIGN = String.raw`[=+\-@\uff1d\ufe66\uff0b\ufe62\uff0d\ufe63\u2212\uff20\ufe6b]`;
// Characters that spreadsheets ignore before a formula: blanks, invisible characters and quotes.
const DROPPED = String.raw`[[\p{Z}\p{Cf}\p{Cc}"']--[\t\r\n]]*`;

const marked = (mark: string) =>
  new RegExp(
    `(?<=^|${SEPARATOR})${mark}(?=${DROPPED}(${SIGN}|${BREAK}))|(?<=${BREAK})${mark}(?=${DROPPED}${SIGN})`,
    "gv",
  );
const HARMFUL = marked("");
const HARMLESS = marked("'");

/**
 * Writes a text as a quoted CSV field (RFC 4180). Inserts an apostrophe wherever a spreadsheet could see the start of a
 * formula: at the beginning and after separators (OWASP, CSV injection). Also inserts one where the text already has
 * such an apostrophe, so that {@link textOfCsv} can restore it.
 */
export const csvField = (text: string): string => `"${text.replaceAll(HARMFUL, "'").replaceAll('"', '""')}"`;

/** Restores the text that {@link csvField} was given, from the field's value in a CSV reader. */
export const textOfCsv = (field: string): string => field.replaceAll(HARMLESS, "");
