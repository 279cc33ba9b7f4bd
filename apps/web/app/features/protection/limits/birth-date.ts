/** A day in its parts, as typed. */
export type DayParts = { day: string; month: string; year: string };

const two = (part: string) => part.trim().padStart(2, "0");

/** The parts of a day as `1990-01-31`; empty if nothing is typed. The result need not be a day that exists. */
export function joinedDay({ day, month, year }: DayParts): string {
  if (`${day}${month}${year}`.trim() === "") return "";
  return `${year.trim()}-${two(month)}-${two(day)}`;
}

/** Whether a text such as `1990-01-31` is a day that exists. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The parts of a day in the order of a language: day first in most, year first in Chinese. */
export function partsInOrder(tag: string): readonly (keyof DayParts)[] {
  const parts = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", year: "numeric" }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type) => type === "day" || type === "month" || type === "year");
}
