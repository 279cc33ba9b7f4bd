/** Returns the logarithm of the sum of numbers, given their logarithms. */
export function logSum(logs: readonly number[]): number {
  const highest = Math.max(...logs);
  if (!Number.isFinite(highest)) return highest;
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0));
}

/**
 * The logarithm of the gamma function for x > 0, to about 14 digits. Moves x above 12 by the recurrence, then uses
 * Stirling's series (Abramowitz and Stegun, 6.1.41).
 */
export function logGamma(x: number): number {
  let moved = x;
  let factors = 0;
  while (moved < 12) {
    factors += Math.log(moved);
    moved += 1;
  }
  const inverse = 1 / moved;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))));
  return (moved - 0.5) * Math.log(moved) - moved + 0.5 * Math.log(2 * Math.PI) + series - factors;
}
