/** The chance that any alarm about any version is ever false, over all looks and all versions. */
export const FALSE_ALARM_CHANCE = 0.05;

/** Each version has a test of its payout and one of its tickets. */
const TESTS = 2;

/**
 * The evidence, as a natural logarithm, at which a test of the version in this place raises an alarm. Place k, from 1 on,
 * gets the share 1/(k(k+1)) of the chance. The shares of all places sum to 1, so that no number of versions has to be
 * known beforehand.
 */
export function alarmLevel(place: number): number {
  return Math.log((TESTS * place * (place + 1)) / FALSE_ALARM_CHANCE);
}
