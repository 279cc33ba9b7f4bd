import type { Language } from "@trove/contract/languages";
import { searchLanguages } from "./search-languages.ts";

const MOST_WORDS = 5;

/**
 * Returns the first five words of a search. Ignores further words, because each costs the database another comparison.
 * Words are separated by spaces or control characters.
 */
export function searchWords(search: string): string[] {
  return search
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
}

/** Returns the words of a search that have a meaning. If none has one, returns all words. */
export function tellingWords(search: string, language: Language): string[] {
  const words = searchWords(search);
  const telling = words.filter((word) => !searchLanguages[language].little.has(word.toLowerCase()));
  return telling.length === 0 ? words : telling;
}
