import { cents } from "./cents.ts";
import type { Cents } from "./cents.ts";
import { decimalFraction } from "./decimal.ts";

function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n;
}

/**
 * `c × numerator ÷ denominator` in exact integers, rounded half away from zero, so that a charge and its refund round
 * to the same amount. Throws RangeError for a denominator of zero or for parts that are not integers.
 */
export function multiplyRational(c: Cents, numerator: bigint | number, denominator: bigint | number): Cents {
  const divisor = BigInt(denominator);
  if (divisor === 0n) throw new RangeError("A denominator of zero");
  const product = BigInt(c) * BigInt(numerator);
  const size = (2n * magnitude(product) + magnitude(divisor)) / (2n * magnitude(divisor));
  const negative = product < 0n !== divisor < 0n;
  return cents(Number(negative ? -size : size));
}

/** A decimal share of an amount, such as 0.9 of a market price, calculated exactly and rounded half away from zero. */
export function share(c: Cents, rate: number): Cents {
  const { numerator, denominator } = decimalFraction(rate);
  return multiplyRational(c, numerator, denominator);
}

/**
 * An amount with a percentage of it added, or taken away if negative, calculated exactly and rounded half away from
 * zero.
 */
export function addPercent(c: Cents, percent: number): Cents {
  const { numerator, denominator } = decimalFraction(percent);
  return multiplyRational(c, 100n * denominator + numerator, 100n * denominator);
}

/** By how many whole percents an amount is below another one, rounded down. Negative if it is above. */
export function percentBelow(lower: Cents, higher: Cents): number {
  return Math.floor(((higher - lower) * 100) / higher);
}

/**
 * The tax included in a gross amount: `gross × rate ÷ (1 + rate)`, half-up. Throws RangeError if the rate is negative.
 */
export function vatIncluded(gross: Cents, rate: number): Cents {
  if (rate < 0) throw new RangeError(`A negative tax rate: ${rate}`);
  const { numerator, denominator } = decimalFraction(rate);
  return multiplyRational(gross, numerator, denominator + numerator);
}

/**
 * Converts euro cents to hundredths of another currency: `euro ÷ rateToEur`, half-up. The rate is euros per one unit of
 * that currency. Throws RangeError unless it is above zero.
 */
export function convertToCurrency(euro: Cents, rateToEur: number): Cents {
  if (!(rateToEur > 0)) throw new RangeError(`A rate must be above zero: ${rateToEur}`);
  const { numerator, denominator } = decimalFraction(rateToEur);
  return multiplyRational(euro, denominator, numerator);
}
