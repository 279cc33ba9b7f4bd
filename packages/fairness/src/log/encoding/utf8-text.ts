/**
 * Decodes UTF-8 and keeps byte order marks, so that encoding the text gives the same bytes. Throws SyntaxError for
 * bytes that are not UTF-8.
 */
export function utf8Text(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new SyntaxError("Not UTF-8", { cause });
  }
}
