import { TICKETS_PER_BOX } from "@trove/fairness";
import { logSum } from "./log-numbers.ts";
import type { PayoutLaw } from "./payout-law.ts";

/**
 * Tests whether openings pay what their odds say; valid however often somebody looks.
 * - For each rate r, exp(r × excess − n × K(r)) is a martingale with mean 1 if the odds are true. K is the logarithm of
 *   the mean of exp(r × (payout − mean)), which the odds give exactly.
 * - So is the average over several rates. By Ville's inequality it ever reaches 1/α with a chance of at most α.
 * - Sources: H. Robbins, Annals of Mathematical Statistics 41 (1970); S. Howard, A. Ramdas, J. McAuliffe and J. Sekhon,
 *   "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021).
 */
export type PayoutTest = {
  law: PayoutLaw;
  /** Rates in 1/cent with their K. */
  rates: readonly { rate: number; growth: number }[];
};

/** From a rate that fits tens of openings down to one that fits a thousand million; each half of the one before. */
const HALVINGS = 15;
/** Evidence that is beyond all doubt is not told apart. */
const MOST_EVIDENCE = 1e6;

/** K: the logarithm of the mean of exp(rate × (payout − mean)). */
function growthOf({ drops, meanCents }: PayoutLaw, rate: number): number {
  const steps = drops.map(({ tickets, marketPriceCents }) => {
    return { chance: tickets / TICKETS_PER_BOX, step: rate * (marketPriceCents - meanCents) };
  });
  if (steps.some(({ step }) => step > 1)) return logSum(steps.map(({ chance, step }) => Math.log(chance) + step));
  // More exact where the mean is close to 1.
  return Math.log1p(steps.reduce((sum, { chance, step }) => sum + chance * Math.expm1(step), 0));
}

export function payoutTest(law: PayoutLaw): PayoutTest {
  if (law.deviationCents === 0) return { law, rates: [] };
  const sizes = Array.from({ length: HALVINGS }, (_, index) => 2 ** -index / law.deviationCents);
  const rates = sizes.flatMap((size) => [size, -size]);
  return { law, rates: rates.map((rate) => ({ rate, growth: growthOf(law, rate) })) };
}

/**
 * The evidence against the odds, as a natural logarithm, after `openings` that won `excess` cents above the mean in
 * total.
 */
export function payoutEvidence({ rates }: PayoutTest, openings: number, excess: number): number {
  if (rates.length === 0) return excess === 0 ? 0 : MOST_EVIDENCE;
  const logs = rates.map(({ rate, growth }) => rate * excess - openings * growth);
  return Math.min(MOST_EVIDENCE, logSum(logs) - Math.log(rates.length));
}

/** Bisections for a border that is exact to a billionth of its width. */
const BISECTIONS = 30;

/** The greatest excess on one side, up to `end`, whose evidence stays below `alarmAt`. */
function border(test: PayoutTest, openings: number, end: number, alarmAt: number): number {
  if (payoutEvidence(test, openings, end) < alarmAt) return end;
  let [inside, outside] = [0, end];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (inside + outside) / 2;
    if (payoutEvidence(test, openings, middle) < alarmAt) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** The range of wins of `count` openings, in cents, that gives no evidence of `alarmAt`. */
export function payoutBand(test: PayoutTest, openings: number, alarmAt: number): { low: number; high: number } {
  const { meanCents, lowestCents, highestCents } = test.law;
  const least = openings * (lowestCents - meanCents);
  const most = openings * (highestCents - meanCents);
  return {
    low: openings * meanCents + border(test, openings, least, alarmAt),
    high: openings * meanCents + border(test, openings, most, alarmAt),
  };
}
