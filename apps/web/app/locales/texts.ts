import { createContext, use } from "react";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/** A text, a text with typed parameters, or a group of texts. */
type Text = string | ((...values: never[]) => string);
type Texts = { readonly [key: string]: Text | Texts };

/** The shape that a translation must have: the same keys, and functions with the same parameters. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] extends Texts ? Translated<T[Key]> : T[Key];
};

/** Texts of all rooms in one language, by room. */
export type Catalogue = Readonly<Record<string, Texts>>;

const catalogues = new Map<Language, Catalogue>();
const rooms = new WeakMap<object, string>();

/** Makes a language's texts available; done before the first render on the server and in the browser. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues.set(language, catalogue);
}

/**
 * Defines a room's English texts. They are bundled with the pages that use them; each other language is loaded as one
 * catalogue.
 */
export function defineTexts<const T extends Texts>(room: string, english: T): T {
  rooms.set(english, room);
  return english;
}

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function textsIn<T extends Texts>(language: Language, english: T): Translated<T> {
  const room = rooms.get(english);
  const translated = room === undefined ? undefined : catalogues.get(language)?.[room];
  return (translated ?? english) as Translated<T>;
}

/** A room's texts in the current language: `const t = useTexts(shop)`, then `t.title` or `t.results(24)`. */
export function useTexts<T extends Texts>(english: T): Translated<T> {
  return textsIn(use(LanguageContext), english);
}
