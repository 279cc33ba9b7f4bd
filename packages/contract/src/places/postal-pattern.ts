/** A digit, a capital, a space or a dash, or a class of these. */
const ONE = String.raw`(?:\\d|[A-Z\d -]|\[(?:\\d|[A-Z\d -])+\])`;
const COUNT = String.raw`(?:\?|\{\d(?:,\d)?\})?`;
const PARTS = `(?:${ONE}${COUNT})+`;
const FORM = RegExp(String.raw`^\^(?:${PARTS}|\(${PARTS}\)\??)+\$$`);

/** Maximum number of ways to match a pattern to a text. It bounds the time that a match takes. */
const MOST_WAYS = 1_000;

/** The product of the choices that the counts leave open. */
function waysOf(pattern: string): number {
  const choices = [...pattern.matchAll(/\?|\{(\d),(\d)\}/g)].map(([, least = "0", most = "1"]) =>
    Math.max(1, Number(most) - Number(least) + 1),
  );
  return choices.reduce((product, choice) => product * choice, 1);
}

function isRegExp(pattern: string): boolean {
  try {
    return RegExp(pattern).source === pattern;
  } catch {
    return false;
  }
}

export const POSTAL_PATTERN_TEXT = String.raw`must be of \d, A-Z, 0-9, space, dash, [ ], ?, {2}, {1,3}, ( ), like ^\d{5}$`;

/**
 * True for a regular expression of a small form that no text can make slow: no alternatives, no unlimited repetition,
 * and no repeated groups.
 */
export const isPostalPattern = (pattern: string): boolean =>
  FORM.test(pattern) && waysOf(pattern) <= MOST_WAYS && isRegExp(pattern);
