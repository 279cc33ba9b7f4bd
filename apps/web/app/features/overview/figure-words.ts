import type { overview } from "../../locales/en/overview/overview.ts";
import type { Translated } from "../../locales/texts.ts";

type Texts = Translated<typeof overview>;

/** How a value compares with the one of the period before; undefined if there was nothing. */
export function changeText(t: Texts, now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const change = (now - before) / before;
  if (Math.abs(change) < 0.0005) return t.same;
  return change > 0 ? t.more(change) : t.less(-change);
}

/** A point of a series by the shop's clock, which is UTC: `2026-11-21` or `14:00`. */
export const pointText = (time: string, isHour: boolean): string => (isHour ? time.slice(11, 16) : time.slice(0, 10));

/** The address of the ledger entries of a figure. */
export function entriesPath(figure: string, period?: { fromUtc: string; toUtc: string }): string {
  const query = new URLSearchParams({ figure, ...(period && { from: period.fromUtc, to: period.toUtc }) });
  return `/dashboard/entries?${query}`;
}
