import { type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";
import { filledIn, type Translation, type Translations } from "@trove/contract/translations";

/** Translations as one value of a form, so that they are compared and kept like any other. */
export const translationsText = (translations: Translations): string => JSON.stringify(filledIn(translations));

export const readTranslations = (text: string): Translations => JSON.parse(text || "{}") as Translations;

/** What would be saved: without spaces around texts. */
export function trimmedTranslations(text: string): Translations {
  const all = readTranslations(text);
  const trimmed = translatedLanguages.map((language) => {
    const { name = "", description = "" } = all[language] ?? {};
    return [language, { name: name.trim(), description: description.trim() }] as const;
  });
  return filledIn(Object.fromEntries(trimmed));
}

export const translationIn = (text: string, language: TranslatedLanguage): Translation =>
  readTranslations(text)[language] ?? { name: "", description: "" };

export function withTranslation(text: string, language: TranslatedLanguage, change: Partial<Translation>): string {
  return translationsText({ ...readTranslations(text), [language]: { ...translationIn(text, language), ...change } });
}

/** How many texts of a language are missing. What has no description in English needs none. */
export function missingIn(text: string, language: TranslatedLanguage, english: Translation): number {
  const { name, description } = translationIn(text, language);
  const lacks = (its: string, base: string) => Number(base.trim() !== "" && its.trim() === "");
  return lacks(name, english.name) + lacks(description, english.description);
}

/** The languages that have texts, with their texts. */
export function linesOf(text: string): { language: TranslatedLanguage; texts: string[] }[] {
  return translatedLanguages.flatMap((language) => {
    const { name, description } = translationIn(text, language);
    const texts = [name, description].filter((its) => its !== "");
    return texts.length === 0 ? [] : [{ language, texts }];
  });
}
