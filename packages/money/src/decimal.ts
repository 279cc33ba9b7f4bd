/** A number as the fraction that its decimal writing means: 0.9 is 9/10, not the binary number next to it. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** The shortest decimal that reads back as this number is what a person or a configuration file wrote. */
const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/u;

/** RangeError when the number is not finite. The denominator is a power of ten. */
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
