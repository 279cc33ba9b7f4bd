import { cents } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** Twelve digits before the decimal mark keep the amount well within what a JSON number in euros can hold exactly. */
const AMOUNT = /^(?:€\s*)?(\d{1,12})(?:[.,](\d{1,2}))?$/u;

/**
 * Parses what a person types into an amount field: a point or comma before the decimals, an optional euro sign in
 * front, spaces around. Returns undefined for anything else, grouped thousands included: "1,234" could mean two
 * amounts.
 */
export function parseEuros(text: string): Cents | undefined {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = "", decimals = ""] = match;
  return cents(Number(whole + decimals.padEnd(2, "0")));
}
