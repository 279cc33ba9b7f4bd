import type { Language } from "@trove/contract/languages";
import type { Translations } from "@trove/contract/translations";
import { type RawBuilder, sql } from "kysely";

/** The column with all translations of a row. */
export const translationsOf = (row: string): RawBuilder<Translations> => sql`${sql.ref(`${row}.translations`)}`;

/**
 * The name or description in a language, or in English if it is not translated. `row` is the table's name in the query.
 */
export function inLanguage(language: Language, row: string, text: "name" | "description"): RawBuilder<string> {
  const english = sql<string>`${sql.ref(`${row}.${text}`)}`;
  return language === "en" ? english : sql`coalesce(${translated(language, row, text)}, ${english})`;
}

/** Like `inLanguage`, but null if the text is not translated. */
export function translated(language: Language, row: string, text: "name" | "description"): RawBuilder<string | null> {
  if (language === "en") return sql`null`;
  return sql`nullif(${sql.ref(`${row}.translations`)} -> ${sql.lit(language)} ->> ${sql.lit(text)}, '')`;
}

/** The name of a thing in a language, or in English if it is not translated. `row` must have all translations. */
export const nameIn = (language: Language, row: { name: string; translations: Translations }): string =>
  translatedName(language, row.translations) ?? row.name;

/** Like `nameIn`, but null if the name is not translated. */
export const translatedName = (language: Language, translations: Translations): string | null =>
  (language === "en" ? undefined : translations[language]?.name) || null;

/**
 * The expression by which items are sorted by name. It ignores case and accents. `items` is the table's name in the
 * query.
 */
export function foldedName(language: Language, items: string): RawBuilder<string> {
  const english = sql<string>`${sql.ref(`${items}.folded_name`)}`;
  if (language === "en") return english;
  return sql`coalesce((select w.folded_name from item_words as w
    where w.item_id = ${sql.ref(`${items}.item_id`)} and w.language = ${sql.lit(language)}), ${english})`;
}
