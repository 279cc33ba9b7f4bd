import { cents } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** At most twelve digits before the decimal mark, because a JSON number in euros holds such amounts exactly. */
const AMOUNT = /^(?:€\s*)?(\d{1,12})(?:[.,](\d{1,2}))?$/u;

/**
 * Parses a typed amount: a point or comma before the decimals, an optional euro sign in front, spaces around. Returns
 * undefined for anything else. Grouped thousands are not accepted, because "1,234" is ambiguous.
 */
export function parseEuros(text: string): Cents | undefined {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = "", decimals = ""] = match;
  return cents(Number(whole + decimals.padEnd(2, "0")));
}
