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

function offered(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return offeredLanguages.find((language) => language === primary || (language === "cn" && primary === "zh"));
}

/** The language of a request: the choice in its Cookie header, else the first offered one of Accept-Language. */
export function resolveLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const chosen = pairs.find(([name]) => name === LANGUAGE_KEY)?.[1];
  if (chosen !== undefined) return offered(chosen) ?? DEFAULT_LANGUAGE;
  const wanted = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", quality] = part.split(";q=");
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  wanted.sort((a, b) => b.quality - a.quality);
  return wanted.map(({ tag }) => offered(tag)).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
