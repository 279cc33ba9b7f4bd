import { type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";
import { filledIn, type Translation, type Translations } from "@trove/contract/translations";

/** The translations in the form in which they are saved: texts trimmed, and languages without texts left out. */
export function trimmedTranslations(all: Translations): Translations {
  const trimmed = translatedLanguages.map((language) => {
    const { name, description } = translationIn(all, language);
    return [language, { name: name.trim(), description: description.trim() }] as const;
  });
  return filledIn(Object.fromEntries(trimmed));
}

export const translationIn = (all: Translations, language: TranslatedLanguage): Translation =>
  all[language] ?? { name: "", description: "" };

/**
 * Changes the texts of a language. Leaves out a language without texts, so that typing and deleting a text leaves no
 * change.
 */
export function withTranslation(
  all: Translations,
  language: TranslatedLanguage,
  change: Partial<Translation>,
): Translations {
  return filledIn({ ...all, [language]: { ...translationIn(all, language), ...change } });
}

/** The number of texts that a language lacks. A text that is empty in English needs no translation. */
export function missingIn(all: Translations, language: TranslatedLanguage, english: Translation): number {
  const { name, description } = translationIn(all, language);
  const lacks = (its: string, base: string) => Number(base.trim() !== "" && its.trim() === "");
  return lacks(name, english.name) + lacks(description, english.description);
}

/** The languages that have texts, with their texts. */
export function linesOf(all: Translations): { language: TranslatedLanguage; texts: string[] }[] {
  return translatedLanguages.flatMap((language) => {
    const { name, description } = translationIn(all, language);
    const texts = [name, description].filter((its) => its !== "");
    return texts.length === 0 ? [] : [{ language, texts }];
  });
}
