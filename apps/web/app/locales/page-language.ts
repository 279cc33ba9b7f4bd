import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from "@trove/contract/languages";

let rendered: () => Language = () => DEFAULT_LANGUAGE;

/** Tells where the server finds the language of the page that it is rendering. */
export function readRenderedLanguage(from: () => Language): void {
  rendered = from;
}

/** The language of the page, in browsers that of `<html>`. Another language needs another page. */
export function pageLanguage(): Language {
  if (typeof document === "undefined") return rendered();
  const { lang } = document.documentElement;
  return (
    Object.keys(languages)
      .filter(isLanguage)
      .find((value) => languages[value].tag === lang) ?? DEFAULT_LANGUAGE
  );
}
