/**
 * The text of UTF-8 bytes, byte order marks included, so that encoding it gives the same bytes. Throws SyntaxError for
 * bytes that are not UTF-8.
 */
export function utf8Text(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new SyntaxError("Not UTF-8", { cause });
  }
}
