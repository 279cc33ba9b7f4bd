const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Period = { from: Date; to: Date };

/** Days of the shop are days in UTC. */
export const startOfDay = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY) * DAY);

const shifted = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Returns the last `days` days, up to the end of the current hour. */
export function currentPeriod(now: Date, days: number): Period {
  const to = new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);
  return { from: shifted(startOfDay(now), (1 - days) * DAY), to };
}

/** Returns the same hours of the `days` days before a period. */
export function periodBefore({ from, to }: Period, days: number): Period {
  return { from: shifted(from, -days * DAY), to: shifted(to, -days * DAY) };
}

export type Span = "hour" | "day";

/** A single day is divided into hours, a longer period into days. */
export const spanOf = (days: number): Span => (days === 1 ? "hour" : "day");

/** Returns the times at which the parts of a period begin: at most 90 days, or 24 hours. */
export function pointsOf({ from, to }: Period, span: Span): Date[] {
  const step = span === "hour" ? HOUR : DAY;
  const count = Math.ceil((to.getTime() - from.getTime()) / step);
  return Array.from({ length: count }, (_, index) => shifted(from, index * step));
}

/** Splits a period into its whole days, and the hours before and after these. */
export function splitAtDays({ from, to }: Period): { days: Period; hours: Period[] } {
  const first = startOfDay(shifted(from, DAY - 1));
  const last = startOfDay(to);
  if (first >= last) return { days: { from, to: from }, hours: [{ from, to }] };
  return {
    days: { from: first, to: last },
    hours: [
      { from, to: first },
      { from: last, to },
    ],
  };
}

/** Returns the hour or day that begins at a time. */
export const spanFrom = (from: Date, span: Span): Period => ({ from, to: shifted(from, span === "hour" ? HOUR : DAY) });
