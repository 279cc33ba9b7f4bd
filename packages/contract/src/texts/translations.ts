import { type TranslatedLanguage, translatedLanguages } from "../places/languages.ts";

/** The name and description of a thing in another language. Where a text is empty, the English one is shown. */
export type Translation = { name: string; description: string };

/** A thing's texts in all languages except English. For a missing language, the English texts are shown. */
export type Translations = { [Its in TranslatedLanguage]?: Translation | undefined };

/** Removes languages whose texts are empty, and puts the others into a fixed order. */
export function filledIn(all: Translations): Translations {
  const filled = translatedLanguages.flatMap((language) => {
    const its = all[language];
    return its === undefined || (its.name === "" && its.description === "") ? [] : [[language, its] as const];
  });
  return Object.fromEntries(filled);
}
