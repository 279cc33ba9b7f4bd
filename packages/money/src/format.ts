import type { Cents } from "./cents.ts";

/** Matches the positions of thousands separators. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/** A plain decimal with a point: `-1234.50`. */
export function formatDecimal(c: Cents): string {
  const digits = String(Math.abs(c)).padStart(3, "0");
  return `${c < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats as `€1,234.50`, and `-€1.00` below zero, in every language of the shop. */
export function formatEuros(c: Cents): string {
  const digits = String(Math.abs(c)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(THOUSANDS, ",");
  return `${c < 0 ? "-" : ""}€${whole}.${digits.slice(-2)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currencyCode: string): Intl.NumberFormat {
  const known = formats.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: currencyCode });
  if (format.resolvedOptions().maximumFractionDigits !== 2) {
    throw new RangeError(`Not a currency with two decimals: ${currencyCode}`);
  }
  formats.set(currencyCode, format);
  return format;
}

/**
 * Formats hundredths of a currency like {@link formatEuros}. Throws RangeError for an unknown code and for a currency
 * without exactly two decimals.
 */
export function formatMoney(amount: Cents, currencyCode: string): string {
  return currencyCode === "EUR" ? formatEuros(amount) : formatOf(currencyCode).format(amount / 100);
}
