import { languages } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";

const INVALID = "Invalid time value";

const two = (part: number) => String(part).padStart(2, "0");

function read(time: string | number | Date): Date | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Keeps the order of digits and dashes in a right-to-left sentence, where they would otherwise be reversed. */
export const inOrder = (text: string) => (languages[pageLanguage()].dir === "rtl" ? `\u2066${text}\u2069` : text);

/** `2026-11-21` in the reader's time zone, for code; "Invalid time value" for an invalid time. */
export function dayOf(time: string | number | Date): string {
  const date = read(time);
  if (date === undefined) return INVALID;
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `2026-11-21` in the reader's time zone, for people to read. Stays in order inside a right-to-left sentence. */
export const dayText = (time: string | number | Date): string => inOrder(dayOf(time));

/** The last day before a time: for a period that ends at the end of a day, which is the beginning of the next. */
export const lastDayText = (end: string): string => dayText(Date.parse(end) - 1);

/** `17:05` in the reader's time zone. */
export function clockText(time: string | number | Date): string {
  const date = read(time);
  return date === undefined ? INVALID : `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `2026-11-21 17:05` in the reader's time zone. Stays in order inside a right-to-left sentence. */
export function dateTimeText(time: string | number | Date): string {
  if (read(time) === undefined) return INVALID;
  return inOrder(`${dayOf(time)} ${clockText(time)}`);
}
