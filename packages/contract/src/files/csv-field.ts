/** A text that a spreadsheet would execute, or one that looks as if {@link csvField} had made it harmless. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
const HARMLESS = /^'+[=+\-@\t\r\n]/;

/**
 * Writes a text as one CSV field (RFC 4180). Spreadsheets execute text that starts like a formula, so such text gets a
 * leading apostrophe (OWASP, CSV injection), and so does text that starts like the result.
 */
export function csvField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text that {@link csvField} was given, from the field as a CSV reader returns it. */
export function textOfCsv(field: string): string {
  return HARMLESS.test(field) ? field.slice(1) : field;
}
