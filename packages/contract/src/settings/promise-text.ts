import { type Language, languages } from "../places/languages.ts";
import type { PromisedDays } from "./promised-days.ts";

type Part = Intl.DateTimeRangeFormatPart;

/** Leaves out the first day's month if it follows the day, with the text between them. */
function withoutFirstMonth(parts: readonly Part[]): readonly Part[] {
  const place = (wanted: Part["type"]) =>
    parts.findIndex(({ type, source }) => type === wanted && source === "startRange");
  const [day, month] = [place("day"), place("month")];
  return month > day ? [...parts.slice(0, day + 1), ...parts.slice(month + 1)] : parts;
}

/** "Wed 3 – Fri 5 December" in a language, or one day. */
export function promiseText({ from, until }: PromisedDays, language: Language): string {
  const parts = new Intl.DateTimeFormat(languages[language].dates, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).formatRangeToParts(new Date(from), new Date(until));
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return (isOneMonth ? withoutFirstMonth(parts) : parts).map(({ value }) => value.replaceAll(/\s/g, " ")).join("");
}
