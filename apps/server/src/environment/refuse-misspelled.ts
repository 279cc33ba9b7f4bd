import { distance } from "fastest-levenshtein";
import { EnvironmentError } from "./environment-error.ts";
import { variables } from "./variables.ts";

const known = Object.keys(variables.shape);
/** What resembles a name as short as HOST is the name of something else. */
const comparable = known.filter((name) => name.length > 5);

/** The longer a name, the more letters may be wrong in it. */
const mistakesIn = (name: string) => Math.floor(name.length / 5);
const lettersOf = (name: string) => Array.from(name).toSorted().join("");

/** Two letters that changed places are two mistakes by distance, but no other name has the same letters. */
function resembles(name: string, right: string): boolean {
  return distance(name, right) <= mistakesIn(right) || lettersOf(name) === lettersOf(right);
}

/**
 * Throws for a name that is almost one of ours. Otherwise a mistake in it would silently leave a default in force, such
 * as that of NODE_ENV. The names of other programs are left alone.
 */
export function refuseMisspelled(given: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    const meant = comparable.find((right) => resembles(name, right));
    if (meant !== undefined) throw new EnvironmentError(`${name} is unknown: did you mean ${meant}?`);
  }
}
