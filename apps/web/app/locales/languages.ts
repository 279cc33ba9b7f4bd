/** The languages a person can choose, by the value that is stored; `tag` is what `<html lang>` says. */
export const languages = {
  en: { label: "English", tag: "en", dir: "ltr", countryCode: "GB" },
  fr: { label: "Français", tag: "fr", dir: "ltr", countryCode: "FR" },
  vi: { label: "Tiếng Việt", tag: "vi", dir: "ltr", countryCode: "VN" },
  cn: { label: "中文", tag: "zh-CN", dir: "ltr", countryCode: "CN" },
  ar: { label: "العربية", tag: "ar", dir: "rtl", countryCode: "SA" },
} as const;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = "en";

/** Name of the cookie and of the local-storage key that hold a person's choice. */
export const LANGUAGE_KEY = "i18nextLng";

/** Languages whose texts are complete. The others fall back to English and are not offered. */
export const offeredLanguages: readonly Language[] = ["en"];
