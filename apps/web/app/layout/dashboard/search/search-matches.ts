/** What the search compares: the name of a page and its address. An action of the page has no address. */
export type Searchable = { title: string; path?: string };

export type TextPart = { text: string; isMatch: boolean };

/** Finds the query anywhere in a text, in capital and small letters alike; undefined if it is blank. */
function findingOf(query: string): RegExp | undefined {
  const words = query.trim();
  return words === "" ? undefined : new RegExp(words.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`), "giu");
}

/** The text in parts, with every match marked. Joined, the parts are the text again. */
export function highlight(text: string, query: string): TextPart[] {
  const finding = findingOf(query);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of finding === undefined ? [] : text.matchAll(finding)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}

/**
 * The entries whose title or path contains the query, those first whose title does. All of them if the query is blank.
 */
export function matchingEntries<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry[] {
  if (findingOf(query) === undefined) return [...entries];
  const contains = (text = "") => highlight(text, query).some(({ isMatch }) => isMatch);
  const byTitle = entries.filter(({ title }) => contains(title));
  return [...byTitle, ...entries.filter((entry) => !byTitle.includes(entry) && contains(entry.path))];
}
