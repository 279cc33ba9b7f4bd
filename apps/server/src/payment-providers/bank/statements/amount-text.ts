import { type Cents, cents } from "@trove/money";
import { invalid } from "./booking.ts";

const FORM = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/;

/** Reads an amount like 1234.5 in hundredths. Throws StatementMistake for any other form, also with a sign. */
export function readAmount(text: string): Cents {
  const [, whole, fraction = ""] = FORM.exec(text) ?? [];
  if (whole === undefined) throw invalid(`${text.slice(0, 30)} is no amount`);
  return cents(Number(`${whole}${fraction.padEnd(2, "0")}`));
}

/** Reads the day of an ISO date or time. Throws StatementMistake. */
export function readDay(text: string | null): string {
  const day = text?.slice(0, 10) ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw invalid(`${day === "" ? "A missing date" : day} is no date`);
  }
  return day;
}
