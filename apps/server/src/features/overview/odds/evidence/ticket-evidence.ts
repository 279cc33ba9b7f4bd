import { logGamma, logSum } from "./log-numbers.ts";

/** Hundredths of all tickets. */
export const BINS = 100;

/**
 * How even the alternatives are whose average the test bets on, from anything at all to hardly different from uniform.
 */
const CONCENTRATIONS = [1, 10, 100, 1000, 10_000];

/** The likelihood of the counts under a Dirichlet prior, over that under uniform tickets, as a logarithm. */
function logBayesFactor(counts: readonly number[], total: number, concentration: number): number {
  const perBin = counts.reduce((sum, count) => sum + logGamma(count + concentration) - logGamma(concentration), 0);
  const whole = concentration * counts.length;
  return perBin + logGamma(whole) - logGamma(total + whole) + total * Math.log(counts.length);
}

/**
 * The evidence against uniform tickets, as a natural logarithm, valid however often somebody looks: the Bayes factor of
 * Dirichlet-multinomial alternatives is a martingale with mean 1 if every ticket is as likely as any other.
 *
 * M. Lindon and A. Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022.
 */
export function ticketEvidence(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const logs = CONCENTRATIONS.map((concentration) => logBayesFactor(counts, total, concentration));
  return logSum(logs) - Math.log(CONCENTRATIONS.length);
}
