const HALF_LOG_TAU = Math.log(2 * Math.PI) / 2;

/** The logarithm of n!, by Stirling's series for n of 16 or more, where its error is below 10⁻¹³. */
export function logFactorial(n: number): number {
  if (n < 16) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const inverse = 1 / n;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (n + 0.5) * Math.log(n) - n + HALF_LOG_TAU + series;
}

/**
 * Natural logarithm of the chance of exactly `hits` hits. A logarithm, because the chance itself may underflow to 0.
 */
function logChance(tries: number, p: number, hits: number): number {
  const ways = logFactorial(tries) - logFactorial(hits) - logFactorial(tries - hits);
  return ways + hits * Math.log(p) + (tries - hits) * Math.log1p(-p);
}

/**
 * Sums a series of shrinking terms until a term no longer changes the sum. The ratio of neighbouring terms must fall.
 */
function sumOfFalling(first: number, ratioAfter: (step: number) => number): number {
  let [sum, term] = [0, first];
  for (let step = 0; term > sum * 1e-16; step += 1) {
    sum += term;
    term *= ratioAfter(step);
  }
  return sum;
}

/**
 * The chance of more than `most` hits in `tries` independent tries with chance `p` each. Sums whichever tail's terms
 * fall, so few terms are needed.
 */
export function moreHits(tries: number, p: number, most: number): number {
  if (most >= tries) return 0;
  if (p >= 1) return 1;
  const odds = p / (1 - p);
  if (most + 1 > tries * p) {
    const first = most + 1;
    const next = (step: number) => ((tries - first - step) / (first + step + 1)) * odds;
    return sumOfFalling(Math.exp(logChance(tries, p, first)), next);
  }
  const before = (step: number) => (most - step) / (tries - most + step + 1) / odds;
  return 1 - sumOfFalling(Math.exp(logChance(tries, p, most)), before);
}
