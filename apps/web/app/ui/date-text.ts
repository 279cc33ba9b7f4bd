import { type Language, languages } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";

const INVALID = "Invalid time value";
const NO_BREAK = "\u00A0";

/** The mark between a day and a time. */
const comma: Record<Language, string> = { en: ",", fr: ",", vi: ",", cn: "", ar: "،" };

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

/** "27 Nov 2026" as the page's language writes it, in the reader's time zone. A line never breaks inside. */
export function dayText(time: string | number | Date): string {
  const date = read(time);
  if (date === undefined) return INVALID;
  const parts = { day: "numeric", month: "short", year: "numeric" } as const;
  return new Intl.DateTimeFormat(languages[pageLanguage()].dates, parts).format(date).replaceAll(" ", NO_BREAK);
}

/** `17:05` in the reader's time zone. */
export function clockText(time: string | number | Date): string {
  const date = read(time);
  return date === undefined ? INVALID : `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** "27 Nov 2026, 17:05" in the reader's time zone. A line may break before the time. */
export function dateTimeText(time: string | number | Date): string {
  if (read(time) === undefined) return INVALID;
  return `${dayText(time)}${comma[pageLanguage()]} ${clockText(time)}`;
}

/** `2026-11-21` in the reader's time zone, for tables of the dashboard. Keeps its order in right-to-left sentences. */
export const sortableDay = (time: string | number | Date): string => inOrder(dayOf(time));

/** `2026-11-21 17:05` in the reader's time zone, for the dashboard. Keeps its order in right-to-left sentences. */
export function sortableTime(time: string | number | Date): string {
  if (read(time) === undefined) return INVALID;
  return inOrder(`${dayOf(time)} ${clockText(time)}`);
}
