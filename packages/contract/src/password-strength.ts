import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Longer texts are judged by their beginning, because the time to judge grows with the square of the length. */
const JUDGED = 32;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 10 });

/**
 * How many guesses a password withstands, from 0 to 4, as zxcvbn counts. The account's own words and the lists of common
 * passwords are guessed first. Import this module when it is needed: the lists are large.
 */
export function passwordScore(password: string, ownWords: readonly string[]): number {
  return zxcvbn.check(password.slice(0, JUDGED), [...ownWords]).score;
}

/** Below a million guesses, which an attacker tries in hours even where each is slow. */
export const LEAST_SCORE = 2;
