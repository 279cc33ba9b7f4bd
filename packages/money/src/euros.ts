import { cents } from "./cents.ts";
import type { Cents } from "./cents.ts";

/**
 * A JSON number keeps decimals of up to 15 significant digits exactly. Beyond that, two neighbouring cents may become
 * the same number, so such amounts are refused.
 */
const MOST_CENTS_IN_A_NUMBER = 999_999_999_999_999;

function nearestCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Whether {@link fromEuros} accepts the number. */
export function isEuros(n: number): boolean {
  const nearest = nearestCents(n);
  return Math.abs(nearest) <= MOST_CENTS_IN_A_NUMBER && nearest / 100 === n;
}

/**
 * Converts euros from JSON. Throws RangeError unless the number is exactly a decimal with at most two places: 4.35 is,
 * the sum 0.1 + 0.2 is not.
 */
export function fromEuros(euros: number): Cents {
  if (!isEuros(euros)) throw new RangeError(`Not an amount with at most two decimals: ${euros}`);
  return cents(nearestCents(euros));
}

/**
 * The amount as a JSON number with at most two decimals. Throws RangeError beyond 15 digits, where it could not be
 * exact.
 */
export function toEuros(c: Cents): number {
  if (Math.abs(c) > MOST_CENTS_IN_A_NUMBER) throw new RangeError(`Too large to be written in euros: ${c} cents`);
  return c / 100;
}
