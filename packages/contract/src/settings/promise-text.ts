import { type Language, languages } from "../places/languages.ts";
import type { PromisedDays } from "./promised-days.ts";

const NO_BREAK = "\u00A0";

type Part = Intl.DateTimeRangeFormatPart;

/** Leaves out the first day's month if it follows the day, with the text between them. */
function withoutFirstMonth(parts: readonly Part[]): readonly Part[] {
  const place = (wanted: Part["type"]) =>
    parts.findIndex(({ type, source }) => type === wanted && source === "startRange");
  const [day, month] = [place("day"), place("month")];
  return month > day ? [...parts.slice(0, day + 1), ...parts.slice(month + 1)] : parts;
}

/** A part of one day without spaces at which a line could break. The dash stays at the end of the first line. */
const wholeDay = ({ source, value }: Part): string =>
  source === "shared" ? value.replaceAll(/\s/g, " ").replace(/^ /, NO_BREAK) : value.replaceAll(/\s/g, NO_BREAK);

/** "Wed 3 – Fri 5 Dec" in a language, or one day. A line breaks only between the two days. */
export function promiseText({ from, until }: PromisedDays, language: Language): string {
  const parts = new Intl.DateTimeFormat(languages[language].dates, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatRangeToParts(new Date(from), new Date(until));
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return (isOneMonth ? withoutFirstMonth(parts) : parts).map(wholeDay).join("");
}
