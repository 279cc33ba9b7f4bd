import { add, type Cents, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";

/**
 * The sums that a person paid for boxes and won on a day, which is YYYY-MM-DD in the shop's time zone. Openings at
 * night are those before 5:00.
 */
export type PlayDay = { day: string; paidCents: Cents; wonCents: Cents; openings: number; nightOpenings: number };

/** Reads the days on which a person has opened boxes since a time, and before another one. */
export type ReadPlayDays = (
  db: Connection,
  userId: string,
  span: { from: Date; until?: Date },
  zone: string,
) => Promise<PlayDay[]>;

/** The sum of a day on which money came into a balance. */
export type DepositDay = { day: string; cents: Cents };

/** Reads the sums of a person's orders by card that came into the balance since a time. */
export type ReadCardDeposits = (db: Connection, userId: string, from: Date, zone: string) => Promise<DepositDay[]>;

/** Reads how many seconds a person has played since a time, by days. */
export type ReadPlayTimes = (
  db: Connection,
  userId: string,
  from: Date,
  zone: string,
) => Promise<{ day: string; seconds: number }[]>;

export const NO_PLAY = { paidCents: ZERO_CENTS, wonCents: ZERO_CENTS, openings: 0 };

export function sumOfDays(days: readonly PlayDay[]) {
  return days.reduce(
    (sum, { paidCents, wonCents, openings }) => ({
      paidCents: add(sum.paidCents, paidCents),
      wonCents: add(sum.wonCents, wonCents),
      openings: sum.openings + openings,
    }),
    NO_PLAY,
  );
}
