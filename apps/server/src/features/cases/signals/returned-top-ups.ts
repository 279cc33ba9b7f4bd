import { type Cents, multiplyRational, sum } from "@trove/money";
import type { Signal } from "./signal-rules.ts";

/** Days that the rule looks at. */
export const RETURN_DAYS = 30;
/** The returns that are a sign if their sum is above this share of the top-ups. */
const LEAST_RETURNS = 3;
const MOST_RETURNED = [4, 5] as const;
/** The failed returns that are a sign by themselves. */
const LEAST_FAILED = 2;

export type Returned = {
  userId: string;
  toppedUpCents: Cents;
  /** The returns of own money, the oldest first. */
  returns: readonly { amountCents: Cents; createdAt: Date; isFailed: boolean }[];
};

/**
 * Returns the sign that somebody tops up and sends the money back, again and again, or to cards that refuse it. Named
 * after the month of the last return, so that it comes once a month. Without a top-up in these days nothing goes round.
 */
export function returnedTopUps({ userId, toppedUpCents, returns }: Returned): Signal[] {
  const amountCents = sum(returns.map((one) => one.amountCents));
  const failedReturns = returns.filter(({ isFailed }) => isFailed).length;
  const isMost = toppedUpCents > 0 && amountCents > multiplyRational(toppedUpCents, ...MOST_RETURNED);
  const goesRound = isMost && returns.length >= LEAST_RETURNS;
  const last = returns.at(-1);
  if (last === undefined || (!goesRound && failedReturns < LEAST_FAILED)) return [];
  const details = { amountCents, toppedUpCents, returns: returns.length, failedReturns };
  return [{ kind: "ReturnedTopUps", userId, subject: last.createdAt.toISOString().slice(0, 7), others: [], details }];
}
