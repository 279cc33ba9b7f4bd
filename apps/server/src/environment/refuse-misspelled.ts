import { distance } from "fastest-levenshtein";
import { EnvironmentError } from "./environment-error.ts";
import { variables } from "./variables.ts";

const known = Object.keys(variables.shape);
/** Shorter names are not compared: what resembles a name as short as HOST is usually another program's name. */
const comparable = known.filter((name) => name.length > 5);

/** The number of wrong letters up to which a name counts as misspelled; it grows with the name's length. */
const mistakesIn = (name: string) => Math.floor(name.length / 5);
const lettersOf = (name: string) => Array.from(name).toSorted().join("");

/** Two swapped letters have a distance of two, but no other name has the same letters. */
function resembles(name: string, right: string): boolean {
  return distance(name, right) <= mistakesIn(right) || lettersOf(name) === lettersOf(right);
}

/**
 * Throws for each name that is almost one of the shop's. Otherwise a typing error would silently leave a default,
 * such as that of NODE_ENV. Names of other programs are ignored.
 */
export function refuseMisspelled(given: readonly string[]): void {
  const problems = given
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: comparable.find((right) => resembles(name, right)) }))
    .flatMap(({ name, meant }) => (meant === undefined ? [] : [`${name} is unknown: did you mean ${meant}?`]));
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
}
