import type { Cents } from "@trove/money";

/** The number of tickets in each box. */
export const TICKETS = 1_000_000;

type Prize = { itemId: string; marketPrice: Cents };
export type Drop = { itemId: string; tickets: number };

/**
 * The operator's targets for a box, both between 0 and 1. `payout` is the expected market value divided by the price.
 * `beat` is the probability that the item is worth more than the price.
 */
type Target = { price: Cents; payout: number; beat: number };

type Weighted = { prize: Prize; weight: number };

function spread(prizes: readonly Prize[], weigh: (value: number) => number): Weighted[] {
  const weights = prizes.map((prize) => ({ prize, weight: weigh(prize.marketPrice) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.map(({ prize, weight }) => ({ prize, weight: weight / total }));
}

function mean(weighted: readonly Weighted[]): number {
  return weighted.reduce((sum, { prize, weight }) => sum + prize.marketPrice * weight, 0);
}

/** Rounds to two significant digits, so that a printed chance such as 0.12 % is exact. Returns at least one ticket. */
function roundTickets(tickets: number): number {
  let step = 1;
  while (tickets / step >= 100) step *= 10;
  return Math.max(1, Math.round(tickets / step) * step);
}

/**
 * Distributes a million tickets over the prizes so that the box meets its targets as closely as rounded chances allow.
 * Throws RangeError with the possible payouts if the payout can't be reached.
 * - Prizes worth at most the price share the probability 1 − beat, in proportion to the inverse square root of their
 *   value.
 * - Prizes above the price mix a steep distribution (inverse cube of the value) and a flat one (inverse value, so that
 *   each prize costs the shop the same). The payout is linear in the mixture, so one division finds the mixture.
 * - IEEE 754 defines all arithmetic exactly, so every machine gets the same result.
 */
export function spreadTickets(prizes: readonly Prize[], { price, payout, beat }: Target): readonly Drop[] {
  const low = spread(
    prizes.filter(({ marketPrice }) => marketPrice <= price),
    (value) => 1 / Math.sqrt(value),
  );
  const high = prizes.filter(({ marketPrice }) => marketPrice > price);
  const steep = spread(high, (value) => 1 / (value * value * value));
  const flat = spread(high, (value) => 1 / value);

  const least = (1 - beat) * mean(low) + beat * mean(steep);
  const most = (1 - beat) * mean(low) + beat * mean(flat);
  const mixture = (payout * price - least) / (most - least);
  if (!(mixture >= 0 && mixture <= 1)) {
    throw new RangeError(`A payout of ${payout} is outside ${least / price} to ${most / price}`);
  }

  const drops = [
    ...low.map(({ prize, weight }) => ({ prize, share: (1 - beat) * weight })),
    ...steep.map(({ prize, weight }, index) => {
      const flatWeight = flat[index]?.weight ?? 0;
      return { prize, share: beat * (weight + mixture * (flatWeight - weight)) };
    }),
  ].map(({ prize, share }) => ({ prize, tickets: roundTickets(share * TICKETS) }));

  // Rounding leaves a positive or negative remainder. The cheapest prize gets the remainder, because that changes the
  // payout least.
  drops.sort((a, b) => b.prize.marketPrice - a.prize.marketPrice);
  const assigned = drops.reduce((sum, { tickets }) => sum + tickets, 0);
  const cheapest = drops.at(-1);
  return drops.map(({ prize, tickets }) => ({
    itemId: prize.itemId,
    tickets: prize === cheapest?.prize ? tickets + TICKETS - assigned : tickets,
  }));
}
