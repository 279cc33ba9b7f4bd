import type { Language } from "@trove/contract/languages";

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

const ENGLISH = ["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"];

/** Words that say nothing about a thing. Chinese has no spaces around them, so a search has none as a word. */
const LITTLE: Record<Language, ReadonlySet<string>> = {
  en: new Set(ENGLISH),
  fr: new Set([...ENGLISH, "à", "au", "aux", "avec", "d", "de", "des", "du", "en", "et", "l", "la", "le", "les", "ou"]),
  vi: new Set([...ENGLISH, "các", "cho", "của", "một", "những", "và", "với"]),
  ar: new Set([...ENGLISH, "أو", "إلى", "على", "عن", "في", "مع", "من", "و"]),
  cn: new Set(ENGLISH),
};

/** The words of a search that say something about a thing; all of them if none does. */
export function tellingWords(search: string, language: Language): string[] {
  const words = searchWords(search);
  const telling = words.filter((word) => !LITTLE[language].has(word.toLowerCase()));
  return telling.length === 0 ? words : telling;
}
