/**
 * Writes a text as one CSV field (RFC 4180). Spreadsheets execute text that starts like a formula, so such text gets a
 * leading apostrophe (OWASP, CSV injection).
 */
export function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
