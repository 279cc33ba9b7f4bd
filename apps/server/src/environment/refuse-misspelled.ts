import { distance } from "fastest-levenshtein";
import { EnvironmentError } from "./environment-error.ts";
import { variables } from "./variables.ts";

const known = Object.keys(variables.shape);
/** Shorter names are not compared: a name that resembles one as short as HOST usually belongs to another program. */
const comparable = known.filter((name) => name.length > 5);

/** A name with at most this many wrong letters counts as misspelled. The number grows with the name's length. */
const mistakesIn = (name: string) => Math.floor(name.length / 5);
const lettersOf = (name: string) => Array.from(name).toSorted().join("");

/**
 * Two swapped letters have a distance of two, which is too much for short names. So a name with the same letters in any
 * order also counts as misspelled.
 */
function resembles(name: string, right: string): boolean {
  return distance(name, right) <= mistakesIn(right) || lettersOf(name) === lettersOf(right);
}

/**
 * Throws for each variable whose name resembles one of the shop's. Otherwise a typing error would silently leave a
 * default, such as that of NODE_ENV. Ignores the names of other programs.
 */
export function refuseMisspelled(given: readonly string[]): void {
  const problems = given
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: comparable.find((right) => resembles(name, right)) }))
    .flatMap(({ name, meant }) => (meant === undefined ? [] : [`${name} is unknown: did you mean ${meant}?`]));
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
}
