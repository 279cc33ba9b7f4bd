import { TX_RANGE_DAYS_DEFAULT, TX_RANGE_DAYS_MAX } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";

const DAY = 86_400_000;

/** Days as YYYY-MM-DD in UTC. The range includes both. */
export type DayRange = { from: string; to: string };

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Fills in missing days: `to` is today, `from` is 30 days before `to`. Throws VALIDATION_FAILED for an invalid range.
 */
export function readDayRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): DayRange {
  const end = to ?? dayOf(now.getTime());
  const begin = from ?? dayOf(Math.max(0, Date.parse(end) - TX_RANGE_DAYS_DEFAULT * DAY));
  const days = (Date.parse(end) - Date.parse(begin)) / DAY + 1;
  const refuse = (text: string) => new Refusal("VALIDATION_FAILED", { errors: { from: [text] } });
  if (days < 1) throw refuse("From can't be after to");
  if (days > TX_RANGE_DAYS_MAX) throw refuse(`From and to must be at most ${TX_RANGE_DAYS_MAX} days apart`);
  return { from: begin, to: end };
}
