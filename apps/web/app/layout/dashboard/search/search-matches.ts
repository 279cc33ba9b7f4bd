/** The texts that the search compares: a name, the address of a page, and other words for either. */
export type Searchable = { title: string; path?: string; words?: string };

export type TextPart = { text: string; isMatch: boolean };

const escaped = (words: string) => words.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Finds the query anywhere in a text, in capital and small letters alike; undefined if it is blank. */
function findingOf(query: string): RegExp | undefined {
  const words = query.trim();
  return words === "" ? undefined : new RegExp(escaped(words), "giu");
}

/** Splits a text into parts and marks those found in `compared`, which has the same length. */
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

/** The text in parts, with every match of the whole query marked. */
export const highlight = (text: string, query: string): TextPart[] => partsOf(text, findingOf(query));

/** Without case and accents, and as long as before. */
const folded = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at);
    return unit.normalize("NFKD").toLowerCase().charAt(0) || unit;
  }).join("");

/** The text in parts, with each word of the query marked as the server finds it: without case and accents. */
export function highlightWords(text: string, query: string): TextPart[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(escaped);
  return partsOf(text, words.length === 0 ? undefined : new RegExp(longestFirst.join("|"), "g"), folded(text));
}

/** Whether title and words together contain every word of the query, without case and accents. */
function hasWords({ title, words }: Searchable, query: string): boolean {
  if (words === undefined) return false;
  const text = folded(`${title} ${words}`);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * The entries whose title, words or path contain the query: matches in the title first, then in the words. All
 * of them if the query is blank.
 */
export function matchingEntries<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry[] {
  if (findingOf(query) === undefined) return [...entries];
  const contains = (text = "") => highlight(text, query).some(({ isMatch }) => isMatch);
  const byTitle = entries.filter(({ title }) => contains(title));
  const byWords = entries.filter((entry) => !byTitle.includes(entry) && hasWords(entry, query));
  const known = new Set([...byTitle, ...byWords]);
  return [...known, ...entries.filter((entry) => !known.has(entry) && contains(entry.path))];
}
