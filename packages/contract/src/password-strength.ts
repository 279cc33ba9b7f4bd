import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/**
 * Only the beginning of a longer password is rated, because the time to rate it grows with the square of the length.
 */
const JUDGED = 32;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 10 });

/**
 * Rates from 0 to 4 how many guesses a password withstands (zxcvbn). Guesses start with words of the account and common
 * passwords. Import this module lazily, because the lists of common passwords are large.
 */
export function passwordScore(password: string, ownWords: readonly string[]): number {
  return zxcvbn.check(password.slice(0, JUDGED), [...ownWords]).score;
}

/**
 * The lowest accepted score. Passwords below it need less than a million guesses, which take hours even if each guess
 * is slow.
 */
export const LEAST_SCORE = 2;
