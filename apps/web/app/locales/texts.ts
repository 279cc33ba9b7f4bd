import type { Language } from "@trove/contract/languages";
import { pageLanguage } from "./page-language.ts";

/** A text, a text with typed parameters, or a group of texts. */
type Text = string | ((...values: never[]) => string);
type Texts = { readonly [key: string]: Text | Texts };

/** The shape that a translation must have: the same keys, and functions with the same parameters. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] extends Texts ? Translated<T[Key]> : T[Key];
};

const translations = new WeakMap<object, Partial<Record<Language, object>>>();

/** Adds a translation of texts. Only for the server: in browsers, the modules already contain the page's language. */
export function addTranslation(language: Language, english: object, translated: object): void {
  translations.set(english, { ...translations.get(english), [language]: translated });
}

/** Defines a room's English texts. */
export function defineTexts<const T extends Texts>(english: T): T {
  return english;
}

/** Headings of a list's columns, each with its text in every language. */
type Headings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Defines the headings of a list's columns. A built page has those of its own language only. */
export function defineHeadings<const H extends Headings>(headings: H): H {
  return headings;
}

/** The headings of a list's columns in the page's language. */
export function headingsOf<H extends Headings>(headings: H): { readonly [Key in keyof H]: string } {
  const language = pageLanguage();
  const entries = Object.entries(headings).map(([key, texts]) => [key, texts[language]]);
  return Object.fromEntries(entries) as { [Key in keyof H]: string };
}

export function textsIn<T extends Texts>(language: Language, english: T): Translated<T> {
  return (translations.get(english)?.[language] ?? english) as Translated<T>;
}

/**
 * A room's texts in the page's language: `const t = useTexts(shop)`, then `t.title` or `t.results(24)`. In browsers,
 * the imported texts are already in the page's language.
 */
export function useTexts<T extends Texts>(english: T): Translated<T> {
  return import.meta.env.SSR ? textsIn(pageLanguage(), english) : (english as Translated<T>);
}
