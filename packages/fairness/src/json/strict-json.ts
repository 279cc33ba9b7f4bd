/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const MOST_LEVELS = 32;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Parses JSON that every parser understands in the same way. Throws SyntaxError for a repeated key in an object, an
 * unpaired surrogate, an integer that a double can't hold, minus zero, and nesting deeper than 32 levels.
 */
export function parseStrictJson(text: string): Json {
  let at = 0;

  function refuse(fault: string): never {
    throw new SyntaxError(`JSON at ${at}: ${fault}`);
  }

  /** Skips white space. If `character` comes next, skips it too and returns true. */
  function skips(character = ""): boolean {
    while (/[ \t\n\r]/.test(text.charAt(at))) at += 1;
    if (character === "" || text.charAt(at) !== character) return false;
    at += 1;
    return true;
  }

  function expect(character: string): void {
    if (!skips(character)) refuse(`${character} is missing`);
  }

  function takeMatch(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    at += match?.length ?? 0;
    return match;
  }

  function readString(): string {
    const start = at;
    if (text.charAt(at) !== '"') refuse("not a string");
    for (at += 1; text.charAt(at) !== '"'; at += text.charAt(at) === "\\" ? 2 : 1) {
      if (at >= text.length) refuse("a string has no end");
    }
    at += 1;
    const value: string = JSON.parse(text.slice(start, at));
    return value.isWellFormed() ? value : refuse("an unpaired surrogate");
  }

  function readScalar(): Json {
    const word = takeMatch(WORD);
    if (word !== undefined) return word === "null" ? null : word === "true";
    const value = Number(takeMatch(NUMBER) ?? refuse("not a value"));
    if (!Number.isFinite(value) || Object.is(value, -0)) refuse("not a number that can be held");
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) refuse("an integer that can't be held");
    return value;
  }

  /** Reads entries separated by commas, until `end`. */
  function readEntries(end: string, readEntry: () => void): void {
    if (skips(end)) return;
    do readEntry();
    while (skips(","));
    expect(end);
  }

  function readValue(level: number): Json {
    if (level > MOST_LEVELS) refuse(`more than ${MOST_LEVELS} levels`);
    skips();
    if (text.charAt(at) === '"') return readString();
    if (skips("[")) {
      const values: Json[] = [];
      readEntries("]", () => values.push(readValue(level + 1)));
      return values;
    }
    if (!skips("{")) return readScalar();
    const members = new Map<string, Json>();
    readEntries("}", () => {
      skips();
      const key = readString();
      if (members.has(key)) refuse(`the key ${key} appears twice`);
      expect(":");
      members.set(key, readValue(level + 1));
    });
    // `fromEntries` makes own properties of all keys, including `__proto__`.
    return Object.fromEntries(members);
  }

  const value = readValue(0);
  skips();
  return at === text.length ? value : refuse("more than one value");
}
