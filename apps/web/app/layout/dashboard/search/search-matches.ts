/** The texts that the search compares: a title, a page's path, and other search words. */
export type Searchable = { title: string; path?: string; words?: string };

export type TextPart = { text: string; isMatch: boolean };

const escaped = (words: string) => words.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A pattern that finds the query anywhere in a text, ignoring case; undefined if the query is blank. */
function findingOf(query: string): RegExp | undefined {
  const words = query.trim();
  return words === "" ? undefined : new RegExp(escaped(words), "giu");
}

/**
 * Splits a text into parts that match and parts that don't. Searches in `compared`, which must have the same length as
 * the text.
 */
function partsOf(text: string, finding: RegExp | undefined, compared = text): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of finding === undefined ? [] : compared.matchAll(finding)) {
    const after = match.index + match[0].length;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    parts.push({ text: text.slice(match.index, after), isMatch: true });
    end = after;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}

/** Splits a text into parts and marks every match of the whole query. */
export const highlight = (text: string, query: string): TextPart[] => partsOf(text, findingOf(query));

/** The text in lower case and without accents, with its length unchanged. */
const folded = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at);
    return unit.normalize("NFKD").toLowerCase().charAt(0) || unit;
  }).join("");

/**
 * Splits a text into parts and marks every match of each word of the query. Ignores case and accents, as the server
 * does.
 */
export function highlightWords(text: string, query: string): TextPart[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(escaped);
  return partsOf(text, words.length === 0 ? undefined : new RegExp(longestFirst.join("|"), "g"), folded(text));
}

/** Whether title and words together contain every word of the query, ignoring case and accents. */
function hasWords({ title, words }: Searchable, query: string): boolean {
  if (words === undefined) return false;
  const text = folded(`${title} ${words}`);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * The entries whose title, words or path match the query. Matches in the title come first, then matches in the words.
 * If the query is blank, returns all entries.
 */
export function matchingEntries<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry[] {
  if (findingOf(query) === undefined) return [...entries];
  const contains = (text = "") => highlight(text, query).some(({ isMatch }) => isMatch);
  const byTitle = entries.filter(({ title }) => contains(title));
  const byWords = entries.filter((entry) => !byTitle.includes(entry) && hasWords(entry, query));
  const known = new Set([...byTitle, ...byWords]);
  return [...known, ...entries.filter((entry) => !known.has(entry) && contains(entry.path))];
}
