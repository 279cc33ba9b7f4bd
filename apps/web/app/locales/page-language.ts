import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from "@trove/contract/languages";

let rendered: () => Language = () => DEFAULT_LANGUAGE;

/** Sets the function from which the server gets the language of the page that it is rendering. */
export function readRenderedLanguage(from: () => Language): void {
  rendered = from;
}

/** The language of the page; in browsers it is that of `<html>`. It never changes while a page is open. */
export function pageLanguage(): Language {
  if (typeof document === "undefined") return rendered();
  const { lang } = document.documentElement;
  return (
    Object.keys(languages)
      .filter(isLanguage)
      .find((value) => languages[value].tag === lang) ?? DEFAULT_LANGUAGE
  );
}
