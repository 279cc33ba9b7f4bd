import { TICKETS_PER_BOX } from "@trove/fairness";
import { logSum } from "./log-numbers.ts";
import type { PayoutLaw } from "./payout-law.ts";

/**
 * Tests if openings pay what their odds state. The test stays valid however often its result is looked at.
 * - For each rate r, exp(r × excess − n × K(r)) is a martingale with mean 1 if the odds are true. K is the logarithm of
 *   the mean of exp(r × (payout − mean)), which the odds determine exactly.
 * - The average over several rates is such a martingale too. By Ville's inequality, the probability that it ever
 *   reaches 1/α is at most α.
 * - Sources: H. Robbins, Annals of Mathematical Statistics 41 (1970); S. Howard, A. Ramdas, J. McAuliffe and J. Sekhon,
 *   "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021).
 */
export type PayoutTest = {
  law: PayoutLaw;
  /** The rates in 1/cent, each with its K. */
  rates: readonly { rate: number; growth: number }[];
};

/** Number of rates. Each is half of the previous one: the first suits tens of openings, the last a thousand million. */
const HALVINGS = 15;
/** The logarithm of e-values is capped here. It is far beyond doubt, so higher values make no difference. */
const MOST_LOG_E_VALUE = 1e6;

/** Computes K: the logarithm of the mean of exp(rate × (payout − mean)). */
function growthOf({ drops, meanCents }: PayoutLaw, rate: number): number {
  const steps = drops.map(({ tickets, marketPriceCents }) => {
    return { chance: tickets / TICKETS_PER_BOX, step: rate * (marketPriceCents - meanCents) };
  });
  if (steps.some(({ step }) => step > 1)) return logSum(steps.map(({ chance, step }) => Math.log(chance) + step));
  // For small steps, this formula is more exact, because the mean is close to 1.
  return Math.log1p(steps.reduce((sum, { chance, step }) => sum + chance * Math.expm1(step), 0));
}

export function payoutTest(law: PayoutLaw): PayoutTest {
  if (law.deviationCents === 0) return { law, rates: [] };
  const sizes = Array.from({ length: HALVINGS }, (_, index) => 2 ** -index / law.deviationCents);
  const rates = sizes.flatMap((size) => [size, -size]);
  return { law, rates: rates.map((rate) => ({ rate, growth: growthOf(law, rate) })) };
}

/**
 * Returns the natural logarithm of the e-value against the odds after `openings` that in total won `excess` cents more
 * than expected.
 */
export function payoutLogEValue({ rates }: PayoutTest, openings: number, excess: number): number {
  if (rates.length === 0) return excess === 0 ? 0 : MOST_LOG_E_VALUE;
  const logs = rates.map(({ rate, growth }) => rate * excess - openings * growth);
  return Math.min(MOST_LOG_E_VALUE, logSum(logs) - Math.log(rates.length));
}

/** Number of bisections. It makes a border exact to a billionth of the range. */
const BISECTIONS = 30;

/** Returns the greatest excess on one side, up to `end`, whose e-value stays below `alarmAt`. */
function border(test: PayoutTest, openings: number, end: number, alarmAt: number): number {
  if (payoutLogEValue(test, openings, end) < alarmAt) return end;
  let [inside, outside] = [0, end];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (inside + outside) / 2;
    if (payoutLogEValue(test, openings, middle) < alarmAt) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Returns the range of wins, in cents, within which the e-value stays below `alarmAt`. */
export function payoutBand(test: PayoutTest, openings: number, alarmAt: number): { low: number; high: number } {
  const { meanCents, lowestCents, highestCents } = test.law;
  const least = openings * (lowestCents - meanCents);
  const most = openings * (highestCents - meanCents);
  return {
    low: openings * meanCents + border(test, openings, least, alarmAt),
    high: openings * meanCents + border(test, openings, most, alarmAt),
  };
}
