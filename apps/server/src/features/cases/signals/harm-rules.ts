import { type Cents, cents, subtract, sum } from "@trove/money";
import type { PlayDay } from "../../protection/index.ts";
import type { Signal } from "./signal-rules.ts";

/** Days that the rules look at, today included: a week, and the four weeks before. */
export const HARM_DAYS = 35;
const WEEK = 7;
const WEEKS_BEFORE = 4;

/** Spending of a week is a sign from this amount on, if it is also a multiple of what is usual. */
const LEAST_SPENT = cents(20_000);
const TIMES_USUAL = 3;
/** The same for somebody who did not play in the weeks before. */
const LEAST_SPENT_NEW = cents(50_000);
/** Nights of a week with openings. */
const LEAST_NIGHTS = 3;
/** A raise of a limit is a sign if this was lost in the 24 hours before it. */
const LEAST_LOST = cents(5_000);

const daysBefore = (today: string, days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString();

/** The ISO week of a day, like 2026-W53. A sign of a week is raised once. */
function weekOf(today: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(today);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}

const paidOn = (days: readonly PlayDay[]) => sum(days.map(({ paidCents }) => paidCents));

/** Returns the sign that a person pays far more for boxes than usual. */
export function risingSpend(userId: string, days: readonly PlayDay[], today: string): Signal[] {
  const [week, begin] = [daysBefore(today, WEEK - 1), daysBefore(today, HARM_DAYS - 1)];
  const paid = paidOn(days.filter(({ day }) => day >= week && day <= today));
  const before = paidOn(days.filter(({ day }) => day >= begin && day < week));
  const least = before === 0 ? LEAST_SPENT_NEW : Math.max(LEAST_SPENT, (before * TIMES_USUAL) / WEEKS_BEFORE);
  if (paid < least) return [];
  const details = { amountCents: paid, usualCents: cents(Math.round(before / WEEKS_BEFORE)) };
  return [{ kind: "RisingSpend", userId, subject: weekOf(today), others: [], details }];
}

/** Returns the sign that a person opens boxes in many nights. */
export function nightPlay(userId: string, days: readonly PlayDay[], today: string): Signal[] {
  const week = daysBefore(today, WEEK - 1);
  const nights = days.filter(({ day, nightOpenings }) => day >= week && day <= today && nightOpenings > 0).length;
  if (nights < LEAST_NIGHTS) return [];
  return [{ kind: "NightPlay", userId, subject: weekOf(today), others: [], details: { nights } }];
}

/** Returns the sign that a person asks for a higher limit after a loss. `lost` is that of the 24 hours before. */
export function raiseAfterLoss(userId: string, changeId: string, lost: Cents): Signal[] {
  if (lost < LEAST_LOST) return [];
  return [{ kind: "RaiseAfterLoss", userId, subject: changeId, others: [], details: { amountCents: lost } }];
}

/** The loss of some days: paid for boxes, less the sell prices of what was won. Negative for a win. */
export const lostOn = (days: readonly PlayDay[]): Cents =>
  subtract(paidOn(days), sum(days.map(({ wonCents }) => wonCents)));
