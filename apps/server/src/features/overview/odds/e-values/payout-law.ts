import { TICKETS_PER_BOX } from "@trove/fairness";

/** One drop of a version, with its market price in the odds. */
export type Drop = { tickets: number; marketPriceCents: number };

/** The distribution of what one opening wins, in cents. */
export type PayoutLaw = {
  /** The win of all tickets together. A millionth of it is the exact mean win. */
  worth: bigint;
  meanCents: number;
  deviationCents: number;
  lowestCents: number;
  highestCents: number;
  drops: readonly Drop[];
};

const TICKETS = BigInt(TICKETS_PER_BOX);

function sumOfPowers(drops: readonly Drop[], power: bigint): bigint {
  return drops.reduce((sum, drop) => sum + BigInt(drop.tickets) * BigInt(drop.marketPriceCents) ** power, 0n);
}

/** Computes the distribution from the odds. Mean and standard deviation are exact except for rounding. */
export function payoutLaw(drops: readonly Drop[]): PayoutLaw {
  const worth = sumOfPowers(drops, 1n);
  const variance = TICKETS * sumOfPowers(drops, 2n) - worth * worth;
  const prices = drops.map(({ marketPriceCents }) => marketPriceCents);
  return {
    worth,
    meanCents: Number(worth) / TICKETS_PER_BOX,
    deviationCents: Math.sqrt(Number(variance)) / TICKETS_PER_BOX,
    lowestCents: Math.min(...prices),
    highestCents: Math.max(...prices),
    drops,
  };
}

/** Returns how many cents openings have won more than expected. */
export function excessOf({ worth }: PayoutLaw, openings: number, wonCents: number): number {
  return Number(BigInt(wonCents) * TICKETS - BigInt(openings) * worth) / TICKETS_PER_BOX;
}
