/**
 * Parses a whole number in ASCII digits, without sign or leading zero. Throws SyntaxError for other forms, and above
 * 2^53 - 1, where a double can't tell neighbouring numbers apart.
 */
export function parseDecimal(text: string): number {
  const value = /^(?:0|[1-9]\d{0,15})$/u.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new SyntaxError("Not a whole number in decimal digits");
  return value;
}
