import { TICKETS_PER_BOX } from "@trove/fairness";
import { type Complex, transform } from "./fourier.ts";
import type { PricedDrop } from "./payout.ts";

/** The number of points of the grid on which sums are distributed. */
const POINTS = 2 ** 15;
/** The chance that a sum lies beyond the grid. Such a sum is counted at a wrong point. */
const BEYOND = 1e-10;

/** A win of one opening: the cents by which it exceeds the cheapest item, and its chance. */
type Win = { above: number; chance: number };

/** Smallest Chernoff bound for the sum of `openings` wins: the chance of a larger sum is below `BEYOND`. */
function mostOf(wins: readonly Win[], openings: number): number {
  const largest = Math.max(...wins.map(({ above }) => above));
  const boundAt = (rate: number) => {
    // The logarithm of E(exp(rate · win)), calculated without overflow.
    const log = Math.log(wins.reduce((sum, { above, chance }) => sum + chance * Math.exp(rate * (above - largest)), 0));
    return (openings * (log + rate * largest) - Math.log(BEYOND)) / rate;
  };
  // The bound first falls and then rises with the rate, so a ternary search over the rate's logarithm finds the
  // minimum.
  let [low, high] = [Math.log(1e-9 / largest), Math.log(100 / largest)];
  for (let step = 0; step < 100; step += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (boundAt(Math.exp(left)) < boundAt(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.min(openings * largest, boundAt(Math.exp(low)));
}

/**
 * Puts the chances of one opening on the grid. A win between two points is split between them, so that the mean is
 * exact.
 */
function onGrid(wins: readonly Win[], step: number): Complex {
  const grid = { re: new Float64Array(POINTS), im: new Float64Array(POINTS) };
  for (const { above, chance } of wins) {
    const place = Math.floor(above / step);
    const beyond = above / step - place;
    grid.re[place] = (grid.re[place] ?? 0) + chance * (1 - beyond);
    if (beyond > 0) grid.re[(place + 1) % POINTS] = (grid.re[(place + 1) % POINTS] ?? 0) + chance * beyond;
  }
  return grid;
}

/**
 * Raises each value to the power. Calculates half of them: the transform of real values is mirrored in its second half.
 */
function raise({ re, im }: Complex, power: number): void {
  for (let place = 0; place <= POINTS / 2; place += 1) {
    const real = re[place] ?? 0;
    const imaginary = im[place] ?? 0;
    const size = (real * real + imaginary * imaginary) ** (power / 2);
    const angle = Math.atan2(imaginary, real) * power;
    const mirror = (POINTS - place) % POINTS;
    re[mirror] = size * Math.cos(angle);
    im[mirror] = -size * Math.sin(angle);
    re[place] = size * Math.cos(angle);
    im[place] = size * Math.sin(angle);
  }
}

export type SumOfWins = {
  /** The smallest sum, in cents, that is not exceeded with this chance. */
  quantile(chance: number): number;
};

/**
 * Distribution of the total market value of many openings' wins, as a power of one opening's Fourier transform. Exact
 * up to rounding of doubles if all sums fit on a grid of 32,768 cents. On a coarser grid the mean is exact and the
 * spread slightly too large. Expects a million tickets.
 */
export function sumOfWins(drops: readonly PricedDrop[], openings: number): SumOfWins {
  const least = Math.min(...drops.map(({ marketPriceCents }) => marketPriceCents));
  const wins = drops.map(({ marketPriceCents, tickets }) => {
    return { above: marketPriceCents - least, chance: tickets / TICKETS_PER_BOX };
  });
  const most = wins.every(({ above }) => above === 0) ? 0 : mostOf(wins, openings);
  const step = Math.max(1, Math.ceil(most / (POINTS - 2)));
  const grid = onGrid(wins, step);
  transform(grid, -1);
  raise(grid, openings);
  transform(grid, 1);
  return {
    quantile(chance) {
      let reached = 0;
      for (const [place, size] of grid.re.entries()) {
        reached += size / POINTS;
        if (reached >= chance - 1e-12) return openings * least + place * step;
      }
      return openings * least + most;
    },
  };
}
