import { type TranslatedLanguage, translatedLanguages } from "../places/languages.ts";

/** The name and description of a thing in another language. An empty text is shown in English. */
export type Translation = { name: string; description: string };

/** A thing's texts in other languages than English. A missing language is shown in English. */
export type Translations = { [Its in TranslatedLanguage]?: Translation | undefined };

/** Without the languages that have no text, in one order. */
export function filledIn(all: Translations): Translations {
  const filled = translatedLanguages.flatMap((language) => {
    const its = all[language];
    return its === undefined || (its.name === "" && its.description === "") ? [] : [[language, its] as const];
  });
  return Object.fromEntries(filled);
}
