import type { overview } from "../../locales/en/overview/overview.ts";
import type { Translated } from "../../locales/texts.ts";

type Texts = Translated<typeof overview>;

/** From this growth on, a number of times reads better than a percentage. */
const MANY_TIMES = 10;

/** Describes how a value compares with that of the previous period; undefined if that value was zero or less. */
export function changeText(t: Texts, now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const change = (now - before) / before;
  if (Math.abs(change) < 0.0005) return t.same;
  if (now / before >= MANY_TIMES) return t.times(Math.round(now / before));
  return change > 0 ? t.more(change) : t.less(-change);
}

/** The text of a point in time, in UTC: `2026-11-21` for a day, `14:00` for an hour. */
export const pointText = (time: string, isHour: boolean): string => (isHour ? time.slice(11, 16) : time.slice(0, 10));

/** The path of the page with the ledger entries of a figure. */
export function entriesPath(figure: string, period?: { fromUtc: string; toUtc: string }): string {
  const query = new URLSearchParams({ figure, ...(period && { from: period.fromUtc, to: period.toUtc }) });
  return `/dashboard/entries?${query}`;
}
