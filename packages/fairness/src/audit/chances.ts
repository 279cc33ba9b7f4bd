/* Probabilities of observed results, assuming that the published odds are true. */

/**
 * A lower probability means that chance does not explain the result. One honest log in a thousand million would look
 * like that.
 */
export const IMPROBABLE = 1e-9;

/** Minimum expected count of a class in the chi-square test. */
const LEAST_EXPECTED = 20;

/** The natural logarithm of the gamma function for x > 0, by Stirling's series after a shift. */
function logGamma(x: number): number {
  let [shifted, product] = [x, 1];
  while (shifted < 10) {
    product *= shifted;
    shifted += 1;
  }
  const series = 1 / (12 * shifted) - 1 / (360 * shifted ** 3) + 1 / (1260 * shifted ** 5);
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}

const PRECISION = 1e-14;
const MOST_TERMS = 10_000;

/** The lower regularized incomplete gamma function by its power series, which converges quickly for x < a + 1. */
function lowerBySeries(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The upper regularized incomplete gamma function by its continued fraction (Lentz's method), for x ≥ a + 1. */
function upperByFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (Math.abs(an * d + b) < tiny ? tiny : an * d + b);
    c = Math.abs(b + an / c) < tiny ? tiny : b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The probability that a chi-square variable with this many degrees of freedom is at least `value`. */
export function chiSquareTail(value: number, degrees: number): number {
  if (degrees < 1 || value <= 0) return 1;
  const [a, x] = [degrees / 2, value / 2];
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/**
 * The p-value of a chi-square test of counts against their expected shares, which sum to 1. Rare classes are pooled,
 * because the test needs a minimum expected count in each class.
 */
export function evenness(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const classes: { count: number; expected: number }[] = [];
  const rare = { count: 0, expected: 0 };
  for (const [index, count] of counts.entries()) {
    const expected = total * (shares[index] ?? 0);
    if (expected >= LEAST_EXPECTED) classes.push({ count, expected });
    else {
      rare.count += count;
      rare.expected += expected;
    }
  }
  if (rare.expected >= LEAST_EXPECTED) classes.push(rare);
  else if (rare.expected > 0 && classes[0] !== undefined) {
    classes[0] = { count: classes[0].count + rare.count, expected: classes[0].expected + rare.expected };
  }
  const value = classes.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(value, classes.length - 1);
}

/**
 * An upper bound (Hoeffding) of the probability that a mean deviates this far from one half. It is the mean of `count`
 * independent values between 0 and 1, each with expectation one half.
 */
export function meanTail(mean: number, count: number): number {
  return Math.min(1, 2 * Math.exp(-2 * count * (mean - 0.5) ** 2));
}
