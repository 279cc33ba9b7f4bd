/**
 * The languages that people can choose, by the value that is stored; `label` is the
 * language's own word for itself, `tag` is what `<html lang>` says.
 */
export const languages = {
  en: { name: "English", label: "English", tag: "en", dir: "ltr", countryCode: "GB" },
  fr: { name: "French", label: "Français", tag: "fr", dir: "ltr", countryCode: "FR" },
  vi: { name: "Vietnamese", label: "Tiếng Việt", tag: "vi", dir: "ltr", countryCode: "VN" },
  cn: { name: "Chinese", label: "中文", tag: "zh-CN", dir: "ltr", countryCode: "CN" },
  ar: { name: "Arabic", label: "العربية", tag: "ar", dir: "rtl", countryCode: "SA" },
} as const;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = "en";

/** Name of the cookie and of the local-storage key that hold a person's choice. */
export const LANGUAGE_KEY = "i18nextLng";

/** The languages whose texts are complete. The others fall back to English and are not offered. */
export const offeredLanguages: readonly Language[] = ["en", "fr", "vi", "cn", "ar"];

/** The languages into which the catalogue is translated. Its own texts are in English. */
export const translatedLanguages = ["fr", "vi", "cn", "ar"] as const satisfies readonly Exclude<Language, "en">[];

export type TranslatedLanguage = (typeof translatedLanguages)[number];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(languages, value);

/** The query parameter that fixes a page's language for every visitor, for links that search engines show. */
export const LANGUAGE_PARAMETER = "lang";

/** A language's primary tag, which matches every region's, such as `zh`. */
export const primaryTag = (language: Language): string => new Intl.Locale(languages[language].tag).language;

/**
 * A page's address in a language. The address without the parameter is in the reader's own language, and in English for
 * crawlers, which name none.
 */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;
}

/** All addresses of a page, by what `hreflang` calls their language; `x-default` is for readers of other languages. */
export function addressesByLanguage(address: string): { hrefLang: string; href: string }[] {
  const own = offeredLanguages.map((language) => {
    return { hrefLang: primaryTag(language), href: addressIn(language, address) };
  });
  return [...own, { hrefLang: "x-default", href: address }];
}
