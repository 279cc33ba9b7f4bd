import type { AmountTag } from "@trove/money";

type LanguageFacts = {
  /** The language's name in English. */
  name: string;
  /** The language's name in the language itself. */
  label: string;
  /** The value of `<html lang>`. */
  tag: AmountTag;
  dir: "ltr" | "rtl";
  countryCode: string;
  /** The language tag for full dates. English puts the day first; Arabic uses the same digits as its prices. */
  dates: string;
  /** The language tag of React Aria's own texts; null if React Aria lacks the language. */
  controls: string | null;
};

/** Every language that people can choose. Keys are the stored values; the order is the order on screen. */
export const languages = {
  en: {
    name: "English",
    label: "English",
    tag: "en",
    dir: "ltr",
    countryCode: "GB",
    dates: "en-GB",
    controls: "en-US",
  },
  fr: { name: "French", label: "Français", tag: "fr", dir: "ltr", countryCode: "FR", dates: "fr", controls: "fr-FR" },
  vi: {
    name: "Vietnamese",
    label: "Tiếng Việt",
    tag: "vi",
    dir: "ltr",
    countryCode: "VN",
    dates: "vi",
    controls: null,
  },
  cn: {
    name: "Chinese",
    label: "中文",
    tag: "zh-CN",
    dir: "ltr",
    countryCode: "CN",
    dates: "zh-CN",
    controls: "zh-CN",
  },
  ar: {
    name: "Arabic",
    label: "العربية",
    tag: "ar",
    dir: "rtl",
    countryCode: "SA",
    dates: "ar-u-nu-latn",
    controls: "ar-AE",
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** Name of the cookie and of the local-storage key that hold a person's choice. */
export const LANGUAGE_KEY = "i18nextLng";

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(languages, value);

export const offeredLanguages: readonly Language[] = Object.keys(languages).filter(isLanguage);

/** The languages into which the catalogue is translated. Its own texts are in English. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const translatedLanguages = offeredLanguages.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
);

/** Makes an object with one value per given language. */
export function perLanguage<Its extends Language, Value>(
  those: readonly Its[],
  valueOf: (language: Its) => Value,
): Record<Its, Value> {
  return Object.fromEntries(those.map((language) => [language, valueOf(language)])) as Record<Its, Value>;
}

/** The query parameter that fixes a page's language for every visitor, for links that search engines show. */
export const LANGUAGE_PARAMETER = "lang";

/** A language's primary tag, such as `zh`, which matches the tags of all regions. */
export const primaryTag = (language: Language): string => new Intl.Locale(languages[language].tag).language;

/**
 * A page's address with a fixed language. An address without the parameter is shown in the reader's own language;
 * crawlers state no language and get English.
 */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;
}

/** All addresses of a page by `hreflang`. `x-default` is for readers of other languages. */
export function addressesByLanguage(address: string): { hrefLang: string; href: string }[] {
  const own = offeredLanguages.map((language) => {
    return { hrefLang: primaryTag(language), href: addressIn(language, address) };
  });
  return [...own, { hrefLang: "x-default", href: address }];
}
