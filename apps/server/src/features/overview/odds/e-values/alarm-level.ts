/** The probability that there is ever a false alarm, over all looks and all versions together. */
export const FALSE_ALARM_CHANCE = 0.05;

/** Each version has two tests: of its payout and of its tickets. */
const TESTS = 2;

/**
 * Returns the natural logarithm of the e-value at which the version that was tested as k-th raises an alarm. Version
 * k, counted from 1, gets the share 1/(k(k+1)) of the chance of a false alarm. The shares of any number of versions sum
 * to at most 1.
 */
export function alarmLevel(place: number): number {
  return Math.log((TESTS * place * (place + 1)) / FALSE_ALARM_CHANCE);
}
