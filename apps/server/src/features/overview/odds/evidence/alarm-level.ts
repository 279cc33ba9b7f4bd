/** The chance that any alarm about any version is ever false, over all looks and all versions. */
export const FALSE_ALARM_CHANCE = 0.05;

/** Each version has a test of its payout and one of its tickets. */
const TESTS = 2;

/**
 * The evidence, as a natural logarithm, at which the k-th tested version raises an alarm. Version k, from 1 on,
 * gets the share 1/(k(k+1)) of the chance of a false alarm. All shares sum to 1, so the number of versions need not be
 * known in advance.
 */
export function alarmLevel(place: number): number {
  return Math.log((TESTS * place * (place + 1)) / FALSE_ALARM_CHANCE);
}
