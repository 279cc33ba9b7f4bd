import { TICKETS_PER_BOX } from "@trove/fairness";

/** The distribution of a version's wins, by the market prices of its odds. */
export type Drop = { tickets: number; marketPriceCents: number };

/** The distribution of what one opening wins, in cents. */
export type PayoutLaw = {
  /** The win of all tickets together; a millionth of it is the exact mean. */
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

/** Mean and standard deviation follow from the odds, exactly but for the last rounding. */
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

/** How much more openings have won than the mean, in cents. */
export function excessOf({ worth }: PayoutLaw, openings: number, wonCents: number): number {
  return Number(BigInt(wonCents) * TICKETS - BigInt(openings) * worth) / TICKETS_PER_BOX;
}
