/**
 * A whole number in ASCII digits, without sign or leading zero. Throws SyntaxError for another writing and for more
 * than 2^53 - 1, beyond which neighbouring numbers would read the same.
 */
export function parseDecimal(text: string): number {
  const value = /^(?:0|[1-9]\d{0,15})$/u.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new SyntaxError("Not a whole number in decimal digits");
  return value;
}
