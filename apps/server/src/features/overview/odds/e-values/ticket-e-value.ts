import { logGamma, logSum } from "./log-numbers.ts";

/** Number of bins. Each bin has a hundredth of all tickets. */
export const BINS = 100;

/**
 * Concentrations of the alternatives whose average the test compares with uniform tickets. With the first, any
 * distribution is possible; with the last, only distributions close to uniform.
 */
const CONCENTRATIONS = [1, 10, 100, 1000, 10_000];

/**
 * Returns the logarithm of the likelihood of the counts under a Dirichlet prior, divided by their likelihood under
 * uniform tickets.
 */
function logBayesFactor(counts: readonly number[], total: number, concentration: number): number {
  const perBin = counts.reduce((sum, count) => sum + logGamma(count + concentration) - logGamma(concentration), 0);
  const whole = concentration * counts.length;
  return perBin + logGamma(whole) - logGamma(total + whole) + total * Math.log(counts.length);
}

/**
 * Returns the natural logarithm of the e-value against uniform tickets. It is valid however often it is looked at: if
 * all tickets are equally likely, the Bayes factor of Dirichlet-multinomial alternatives is a martingale with mean 1.
 * - Source: M. Lindon and A. Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022.
 */
export function ticketLogEValue(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const logs = CONCENTRATIONS.map((concentration) => logBayesFactor(counts, total, concentration));
  return logSum(logs) - Math.log(CONCENTRATIONS.length);
}
