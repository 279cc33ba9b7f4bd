const BISECTIONS = 200;
/**
 * At this power only the cheapest or the dearest item has a share, because neighbouring prices differ by at least
 * 2·10⁻⁷.
 */
const MOST_POWER = 2 ** 30;

/** Multiplies each weight by its price to the power, and scales the results so that they sum to 1. */
function sharesAt(logPrices: readonly number[], logWeights: readonly number[], power: number): number[] {
  const logs = logWeights.map((weight, at) => weight + power * (logPrices[at] ?? 0));
  const most = Math.max(...logs);
  const sizes = logs.map((log) => Math.exp(log - most));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / whole);
}

/**
 * Distributes tickets in proportion to weight × price^power. Bisection finds the power at which all tickets together
 * win `wanted` cents. Each item has at least one ticket; the results are not whole numbers. `wanted` must be reachable.
 */
export function tiltTickets(
  prices: readonly number[],
  weights: readonly number[],
  tickets: number,
  wanted: number,
): number[] {
  const logPrices = prices.map(Math.log);
  const logWeights = weights.map(Math.log);
  const rest = tickets - prices.length;
  const at = (power: number) => sharesAt(logPrices, logWeights, power).map((share) => 1 + rest * share);
  const worthAt = (power: number) => at(power).reduce((sum, count, place) => sum + count * (prices[place] ?? 0), 0);
  let reach = 1;
  while (reach < MOST_POWER && (worthAt(-reach) > wanted || worthAt(reach) < wanted)) reach *= 2;
  let [low, high] = [-reach, reach];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) < wanted) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}
