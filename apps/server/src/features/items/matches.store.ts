import type { Language } from "@trove/contract/languages";
import { type RawBuilder, sql } from "kysely";
import { searchLanguages } from "./search-languages.ts";
import { searchWords, tellingWords } from "./search-words.ts";

/** A word as what is searched in a language is folded. */
const foldedWord = (word: string, language: Language): RawBuilder<string> =>
  language === "en" ? sql`fold_text(${word})` : sql`fold_words(${word})`;

/** The pattern of a text that contains a word, folded, behind what must precede it. */
function patternOf(word: string, before: "%" | "% ", language: Language = "en"): RawBuilder<string> {
  return sql`${before}::text || regexp_replace(${foldedWord(word, language)}, '([%_\\\\])', '\\\\\\1', 'g') || '%'`;
}

function everyWord(words: readonly string[], matches: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`true`, ...words.map(matches)], sql` and `)})`;
}

/**
 * Whether a column of folded text contains every word of a search. A trigram index helps with three letters or more.
 */
export function matchesSearch(search: string | undefined, folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return everyWord(searchWords(search ?? ""), (word) => sql`${folded} like ${patternOf(word, "%")}`);
}

/**
 * Whether each word of a search begins a word in a column of folded text, where each word stands behind a space. A
 * trigram index helps with any number of letters.
 */
export function matchesBeginnings(search: string, folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return everyWord(searchWords(search), (word) => sql`${folded} like ${patternOf(word, "% ")}`);
}

/**
 * How a word of a search matches: `closely` if it begins a word or has the same stem; `loosely` also with one mistake
 * or inside a word.
 */
export type Nearness = "closely" | "loosely";

/**
 * Things as a query searches them: the name that their table has in it, and where their names in a language are. What
 * is searched in another language than English is searched in English too.
 */
export type Searched = { row: string; id: string; words: string; language: Language };

export const searchedItem = (row: string, language: Language): Searched => {
  return { row, id: "item_id", words: "item_words", language };
};

const searchedCategory = (row: string, language: Language): Searched => {
  return { row, id: "category_id", words: "category_words", language };
};

type Meets = (row: RawBuilder<unknown>, language: Language) => RawBuilder<boolean>;

/** Whether a row meets a condition by its own words, or by those in the language. */
function inEitherLanguage({ row, id, words, language }: Searched, meets: Meets): RawBuilder<boolean> {
  const english = meets(sql.raw(row), "en");
  if (language === "en") return english;
  return sql`(${english} or ${sql.ref(`${row}.${id}`)} = any (array(
    select ${sql.ref(`t.${id}`)} from ${sql.raw(words)} as t
    where t.language = ${sql.lit(language)} and ${meets(sql.raw("t"), language)})))`;
}

const isWithin = (row: RawBuilder<unknown>, word: string, language: Language) =>
  sql<boolean>`${row}.search_text like (select ${patternOf(word, "%", language)})`;

/** Whether a row of a table with the columns words, word_forms and search_text matches a word. */
function matchesWord(thing: Searched, word: string, nearness: Nearness): RawBuilder<boolean> {
  // The subqueries keep PostgreSQL from calling the functions again for each row.
  return inEitherLanguage(thing, (row, language) => {
    const its = foldedWord(word, language);
    const query = language === "en" ? sql`word_query(${its})` : sql`word_query_in(${sql.lit(language)}, ${its})`;
    const closely = sql<boolean>`${row}.words @@ (select ${query})`;
    const within = isWithin(row, word, language);
    if (nearness === "closely") return searchLanguages[language].hasSpaces ? closely : sql`(${closely} or ${within})`;
    return sql`(${closely} or ${row}.word_forms && (select forgiving_slips(${its})) or ${within})`;
  });
}

/** Whether the item `row` matches each word of a search by its name, brand or category. */
export function matchesItemWords(
  row: string,
  { search, language }: { search: string; language: Language },
  nearness: Nearness,
): RawBuilder<boolean> {
  const [item, category] = [searchedItem(row, language), searchedCategory("k", language)];
  return everyWord(
    tellingWords(search, language),
    (word) => sql`(${matchesWord(item, word, nearness)} or ${sql.raw(row)}.category_id = any (array(
      select category_id from categories as k where ${matchesWord(category, word, nearness)})))`,
  );
}

/** Whether a row itself matches each word of a search. */
export function matchesOwnWords(thing: Searched, search: string, nearness: Nearness): RawBuilder<boolean> {
  return everyWord(tellingWords(search, thing.language), (word) => matchesWord(thing, word, nearness));
}

/** Whether each word of a search is a word of the row itself, or has its stem. */
export function matchesWholeWords(thing: Searched, search: string): RawBuilder<boolean> {
  return everyWord(tellingWords(search, thing.language), (word) =>
    inEitherLanguage(thing, (row, language) => {
      const { stemmer, hasSpaces } = searchLanguages[language];
      const whole = sql<boolean>`${row}.words @@ (
        select plainto_tsquery('simple', its) || plainto_tsquery(${sql.lit(stemmer)}, its) from ${foldedWord(word, language)} as its)`;
      return hasSpaces ? whole : sql`(${whole} or ${isWithin(row, word, language)})`;
    }),
  );
}

/** A condition that is met closely, or loosely if no row meets it closely. */
export function closestMatch(
  meets: (nearness: Nearness) => RawBuilder<boolean>,
  anyMeetsClosely: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`(${meets("closely")} or (not ${anyMeetsClosely} and ${meets("loosely")}))`;
}

/** Whether an item, named `i`, matches a search; see `closestMatch`. `isActive` says which items are searched. */
export function matchesItem(search: string | undefined, language: Language, isActive?: boolean): RawBuilder<boolean> {
  if (!search) return sql`true`;
  const searched = isActive === undefined ? sql`true` : sql`o.is_active = ${isActive}`;
  const asked = { search, language };
  return closestMatch(
    (nearness) => matchesItemWords("i", asked, nearness),
    sql`exists (select from items as o where ${searched} and ${matchesItemWords("o", asked, "closely")})`,
  );
}

/** Whether a category, named `c`, matches a search: loosely only if none matches closely. */
export function matchesCategory(search: string, language: Language): RawBuilder<boolean> {
  const [category, other] = [searchedCategory("c", language), searchedCategory("o", language)];
  return closestMatch(
    (nearness) => matchesOwnWords(category, search, nearness),
    sql`exists (select from categories as o where o.is_active and ${matchesOwnWords(other, search, "closely")})`,
  );
}
