/** A number as the fraction that its decimal notation means: 0.9 is 9/10, not the nearest binary number. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * JavaScript prints the shortest decimal that parses to the number, which is what a person or a configuration file
 * wrote.
 */
const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/u;

/** Throws RangeError if the number is not finite. The denominator is a power of ten. */
export function decimalFraction(n: number): Fraction {
  const match = DECIMAL.exec(String(n));
  if (match === null) throw new RangeError(`Not a finite number: ${n}`);
  const [, whole = "", decimals = "", exponent = "0"] = match;
  const digits = BigInt(whole + decimals);
  const places = decimals.length - Number(exponent);
  return places >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(places) }
    : { numerator: digits * 10n ** BigInt(-places), denominator: 1n };
}
