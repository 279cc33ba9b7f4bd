import type { Language } from "@trove/contract/languages";

const ENGLISH = ["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"];

type SearchLanguage = {
  /** Words without meaning for a search, such as articles. */
  little: ReadonlySet<string>;
  /** PostgreSQL's stemmer of the language, which its functions `text_words_in` and `word_query_in` use too. */
  stemmer: "english" | "french" | "arabic" | "simple";
  /** False if the language puts no spaces between words, so that they are found anywhere. */
  hasSpaces: boolean;
};

/** How things are searched in each language. */
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
