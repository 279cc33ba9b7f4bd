import type { ShippingMethod } from "../statuses.ts";
import { daysOnTheWay } from "./days-on-the-way.ts";
import type { DeliveryRules } from "./delivery-days.ts";

/** The first and the last day on which a parcel is promised to arrive, as YYYY-MM-DD. */
export type PromisedDays = { from: string; until: string };

type Parcel = {
  method: ShippingMethod;
  countryCode: string | undefined;
  /** When the order was paid. */
  at: Date;
  /** The shop's time zone. */
  timeZone: string;
};

/** The calendar day and the hour of a time in a time zone. */
function localTime(at: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

/** Days are counted in UTC, where none is longer than another. */
function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The days on which an order that is paid at a time is promised to arrive. */
export function promisedDays(rules: DeliveryRules, { method, countryCode, at, timeZone }: Parcel): PromisedDays {
  const isWorking = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !rules.closedOn.includes(day);
  };
  const after = (day: string, workingDays: number): string => {
    let reached = day;
    for (let left = workingDays; left > 0;) {
      reached = nextDay(reached);
      if (isWorking(reached)) left -= 1;
    }
    return reached;
  };
  const { day, hour } = localTime(at, timeZone);
  const isToday = hour < rules.cutoffHour && isWorking(day);
  const handedOver = after(isToday ? day : after(day, 1), rules.handlingDays);
  const { min, max } = daysOnTheWay(rules, method, countryCode);
  const from = after(handedOver, min);
  return { from, until: after(from, max - min) };
}
