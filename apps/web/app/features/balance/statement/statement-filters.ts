import { TX_RANGE_DAYS_DEFAULT, TX_RANGE_DAYS_MAX } from "@trove/contract/constants";
import { PAYMENT_STATUSES, TRANSACTION_TYPES } from "@trove/contract/statuses";
import { dayOf } from "../../../ui/date-text.ts";
import type { Selection } from "./statement.ts";

/** One day less than the API allows, because the reader's local days can touch one more day in UTC. */
export const MOST_DAYS = TX_RANGE_DAYS_MAX - 1;

export type Period = { from: string; to: string };
export type StatementFilters = Period & Selection & { isOldestFirst: boolean };

/** Midnight in the reader's time zone; an invalid Date if `day` is not a day. */
function startOf(day: string): Date {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  return dayOf(start) === day ? start : new Date(Number.NaN);
}

function plusDays(day: string, days: number): string {
  const start = startOf(day);
  return dayOf(new Date(start.getFullYear(), start.getMonth(), start.getDate() + days));
}

export function isDay(day: string): boolean {
  return !Number.isNaN(startOf(day).getTime());
}

/** The number of days in a period, including its first and last day. */
export function daysIn({ from, to }: Period): number {
  const [start, end] = [startOf(from), startOf(to)];
  return (
    Math.round(
      (Date.UTC(end.getFullYear(), end.getMonth(), end.getDate()) -
        Date.UTC(start.getFullYear(), start.getMonth(), start.getDate())) /
        86_400_000,
    ) + 1
  );
}

/** The last `count` days, including today. */
export function lastDays(count: number, now: Date): Period {
  const to = dayOf(now);
  return { from: plusDays(to, 1 - count), to };
}

export type PeriodMistake = "notADay" | "fromAfterTo" | "tooLong";

export function periodMistake(period: Period): PeriodMistake | undefined {
  if (!isDay(period.from) || !isDay(period.to)) return "notADay";
  if (period.from > period.to) return "fromAfterTo";
  return daysIn(period) > MOST_DAYS ? "tooLong" : undefined;
}

const one = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** The filters in the URL; the default period is the last 30 days. */
export function filtersIn(search: URLSearchParams, now: Date): StatementFilters {
  const usual = lastDays(TX_RANGE_DAYS_DEFAULT, now);
  return {
    from: search.get("from") ?? usual.from,
    to: search.get("to") ?? usual.to,
    type: one(TRANSACTION_TYPES, search.get("type")),
    status: one(PAYMENT_STATUSES, search.get("status")),
    isOldestFirst: search.get("order") === "oldest",
  };
}

/** The UTC days that cover the reader's period. */
export function utcPeriod({ from, to }: Period): Period {
  const end = startOf(plusDays(to, 1)).getTime() - 1;
  return { from: startOf(from).toISOString().slice(0, 10), to: new Date(end).toISOString().slice(0, 10) };
}

/** Whether a time is within the reader's period. */
export function isWithin({ from, to }: Period, time: string): boolean {
  const day = dayOf(time);
  return day >= from && day <= to;
}

export type FilterProps = {
  filters: StatementFilters;
  mistake: PeriodMistake | undefined;
  now: Date;
  /** Sets query parameters in the URL; undefined removes one. */
  onChange: (changes: Record<string, string | undefined>) => void;
};
