import type { Language } from "@trove/contract/languages";
import { searchLanguages } from "./search-languages.ts";

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

/** The meaningful words of a search; all of its words if none is meaningful. */
export function tellingWords(search: string, language: Language): string[] {
  const words = searchWords(search);
  const telling = words.filter((word) => !searchLanguages[language].little.has(word.toLowerCase()));
  return telling.length === 0 ? words : telling;
}
