import { type Language, languages } from "../places/languages.ts";
import type { PromisedDays } from "./promised-days.ts";

const NO_BREAK = "\u00A0";
/** Has no width. A line can break after it. */
const MAY_BREAK = "\u200B";

type Part = Intl.DateTimeRangeFormatPart;

/** Leaves out the first day's month if it follows the day, with the text between them. */
function withoutFirstMonth(parts: readonly Part[]): readonly Part[] {
  const place = (wanted: Part["type"]) =>
    parts.findIndex(({ type, source }) => type === wanted && source === "startRange");
  const [day, month] = [place("day"), place("month")];
  return month > day ? [...parts.slice(0, day + 1), ...parts.slice(month + 1)] : parts;
}

/** A part whose spaces are equal and don't break. A line may break after the dash, which ends the first line. */
function unbroken({ source, value }: Part): string {
  const text = value.replaceAll(/\s/g, NO_BREAK);
  return source === "shared" && /[–—]/.test(text) ? `${text}${MAY_BREAK}` : text;
}

/** "Wed 3 – Fri 5 Dec" in a language, or one day. A line breaks only between the two days. */
export function promiseText({ from, until }: PromisedDays, language: Language): string {
  const parts = new Intl.DateTimeFormat(languages[language].dates, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatRangeToParts(new Date(from), new Date(until));
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return (isOneMonth ? withoutFirstMonth(parts) : parts).map(unbroken).join("");
}
