const MOST_WORDS = 5;

/**
 * The first five words of a search. Further words are ignored, because each costs the database another comparison.
 * Control characters separate words, as spaces do.
 */
export function searchWords(search: string): string[] {
  return search
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
}
