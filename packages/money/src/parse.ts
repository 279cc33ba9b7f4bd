import { cents } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** Twelve digits before the mark keep the amount well inside what a JSON number in euros can hold. */
const AMOUNT = /^(?:€\s*)?(\d{1,12})(?:[.,](\d{1,2}))?$/u;

/**
 * Reads what a person types into an amount field: point or comma before the decimals, an optional euro sign in front,
 * blanks around. Undefined for anything else, also for grouped thousands: "1,234" could mean two amounts.
 */
export function parseEuros(text: string): Cents | undefined {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = "", decimals = ""] = match;
  return cents(Number(whole + decimals.padEnd(2, "0")));
}
