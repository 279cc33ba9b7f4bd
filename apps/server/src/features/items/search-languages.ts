import type { Language } from "@trove/contract/languages";

const ENGLISH = ["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"];

type SearchLanguage = {
  /** Words that a search ignores because they have no meaning for it, such as articles. */
  little: ReadonlySet<string>;
  /** PostgreSQL's stemmer for the language. The SQL functions `text_words_in` and `word_query_in` use the same one. */
  stemmer: "english" | "french" | "arabic" | "simple";
  /** False if the language has no spaces between words. Then a search also finds words inside a text. */
  hasSpaces: boolean;
};

/** The search rules of each language. */
export const searchLanguages: Record<Language, SearchLanguage> = {
  en: { little: new Set(ENGLISH), stemmer: "english", hasSpaces: true },
  fr: {
    little: new Set([
      ...ENGLISH,
      "à",
      "au",
      "aux",
      "avec",
      "d",
      "de",
      "des",
      "du",
      "en",
      "et",
      "l",
      "la",
      "le",
      "les",
      "ou",
    ]),
    stemmer: "french",
    hasSpaces: true,
  },
  vi: {
    little: new Set([...ENGLISH, "các", "cho", "của", "một", "những", "và", "với"]),
    stemmer: "simple",
    hasSpaces: true,
  },
  cn: { little: new Set(ENGLISH), stemmer: "simple", hasSpaces: false },
  ar: {
    little: new Set([...ENGLISH, "أو", "إلى", "على", "عن", "في", "مع", "من", "و"]),
    stemmer: "arabic",
    hasSpaces: true,
  },
};
