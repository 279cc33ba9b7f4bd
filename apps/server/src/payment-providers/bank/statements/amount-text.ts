import { type Cents, cents } from "@trove/money";
import { invalid } from "./booking.ts";

/** Up to five decimals, zeros from the third. The sum of a whole file of such amounts is a safe integer. */
const FORM = /^(\d{1,9})(?:\.(\d{1,2})0{0,3})?$/;

/** Reads an amount like 1234.5 in hundredths. Throws StatementMistake for any other form, also with a sign. */
export function readAmount(text: string): Cents {
  const [, whole, fraction = ""] = FORM.exec(text) ?? [];
  if (whole === undefined) throw invalid(`${text.slice(0, 30)} is no amount`);
  return cents(Number(`${whole}${fraction.padEnd(2, "0")}`));
}

/** Reads the day of an ISO date or time. Throws StatementMistake. */
export function readDay(text: string | null): string {
  const day = text?.slice(0, 10) ?? "";
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // A 31st of February is parsed as a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw invalid(`${day === "" ? "A missing date" : day} is no date`);
  }
  return day;
}
