import type { Cents } from "./cents.ts";
import { amountStyle } from "./locale.ts";

/** Matches the positions of thousands separators. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/** Marks that platforms add to amounts in right-to-left languages. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/gu;

/** Keeps an amount left to right in every language, with invisible isolation marks. Right-to-left text needs them. */
const leftToRight = (amount: string) => `\u2066${amount}\u2069`;

/** A plain decimal with a point: `-1234.50`. */
export function formatDecimal(c: Cents): string {
  const digits = String(Math.abs(c)).padStart(3, "0");
  return `${c < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Formats as `€1,234.50`, and `-€1.00` below zero, in English; as `1.234,50 €` in Vietnamese. `locale` is a language
 * tag; the default is the language that {@link readLocale} has set.
 */
export function formatEuros(c: Cents, locale?: string): string {
  const { group, point, isSymbolLast, isRightToLeft } = amountStyle(locale);
  const digits = String(Math.abs(c)).padStart(3, "0");
  const amount = `${digits.slice(0, -2).replace(THOUSANDS, group)}${point}${digits.slice(-2)}`;
  const text = `${c < 0 ? "-" : ""}${isSymbolLast ? `${amount}\u00A0€` : `€${amount}`}`;
  return isRightToLeft ? leftToRight(text) : text;
}

/** Formats like {@link formatEuros}, but without cents if there are none: `€50`. */
export const formatShort = (c: Cents, locale?: string): string => formatEuros(c, locale).replace(/[.,]00(?!\d)/, "");

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currencyCode: string, locale: string | undefined): Intl.NumberFormat {
  const { tag } = amountStyle(locale);
  const known = formats.get(tag + currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: currencyCode,
    numberingSystem: "latn",
  });
  if (format.resolvedOptions().maximumFractionDigits !== 2) {
    throw new RangeError(`Not a currency with two decimals: ${currencyCode}`);
  }
  formats.set(tag + currencyCode, format);
  return format;
}

/**
 * Formats hundredths of a currency like {@link formatEuros}. Throws RangeError for an unknown code and for a currency
 * without exactly two decimals.
 */
export function formatMoney(amount: Cents, currencyCode: string, locale?: string): string {
  if (currencyCode === "EUR") return formatEuros(amount, locale);
  const text = formatOf(currencyCode, locale)
    .format(amount / 100)
    .replaceAll(DIRECTION_MARKS, "");
  return amountStyle(locale).isRightToLeft ? leftToRight(text) : text;
}
