import type { Language } from "@trove/contract/languages";
import { type RawBuilder, sql } from "kysely";
import { searchLanguages } from "./search-languages.ts";
import { searchWords, tellingWords } from "./search-words.ts";

/** Folds a word in the same way as the texts that are searched in this language. */
const foldedWord = (word: string, language: Language): RawBuilder<string> =>
  language === "en" ? sql`fold_text(${word})` : sql`fold_words(${word})`;

/** The LIKE pattern of texts that contain a word. `before` is the part of the pattern in front of the word. */
function patternOf(word: string, before: "%" | "% ", language: Language = "en"): RawBuilder<string> {
  return sql`${before}::text || regexp_replace(${foldedWord(word, language)}, '([%_\\\\])', '\\\\\\1', 'g') || '%'`;
}

function everyWord(words: readonly string[], matches: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`true`, ...words.map(matches)], sql` and `)})`;
}

/**
 * Whether a column of folded text contains every word of a search. Words of three letters or more can use a trigram
 * index.
 */
export function matchesSearch(search: string | undefined, folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return everyWord(searchWords(search ?? ""), (word) => sql`${folded} like ${patternOf(word, "%")}`);
}

/**
 * Whether each word of a search begins a word in a column of folded text. In the column, a space stands before each
 * word, so that words of any length can use a trigram index.
 */
export function matchesBeginnings(search: string, folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return everyWord(searchWords(search), (word) => sql`${folded} like ${patternOf(word, "% ")}`);
}

/**
 * How a word of a search matches. `closely`: it begins a word or has the same stem. `loosely`: it matches closely, or
 * with one mistake, or inside a word.
 */
export type Nearness = "closely" | "loosely";

/**
 * A table that is searched. `row` is its name in the query, `id` the column of its ids, and `words` the table of its
 * translated words. In other languages than English, its English words are searched too.
 */
export type Searched = { row: string; id: string; words: string; language: Language };

export const searchedItem = (row: string, language: Language): Searched => {
  return { row, id: "item_id", words: "item_words", language };
};

const searchedCategory = (row: string, language: Language): Searched => {
  return { row, id: "category_id", words: "category_words", language };
};

type Meets = (row: RawBuilder<unknown>, language: Language) => RawBuilder<boolean>;

/** Whether a row's English words meet a condition, or its words in the language do. */
function inEitherLanguage({ row, id, words, language }: Searched, meets: Meets): RawBuilder<boolean> {
  const english = meets(sql.raw(row), "en");
  if (language === "en") return english;
  return sql`(${english} or ${sql.ref(`${row}.${id}`)} = any (array(
    select ${sql.ref(`t.${id}`)} from ${sql.raw(words)} as t
    where t.language = ${sql.lit(language)} and ${meets(sql.raw("t"), language)})))`;
}

const isWithin = (row: RawBuilder<unknown>, word: string, language: Language) =>
  sql<boolean>`${row}.search_text like (select ${patternOf(word, "%", language)})`;

/** Whether a word matches a row of a table with the columns words, word_forms and search_text. */
function matchesWord(thing: Searched, word: string, nearness: Nearness): RawBuilder<boolean> {
  // In subqueries, PostgreSQL calls these functions once, and not for every row.
  return inEitherLanguage(thing, (row, language) => {
    const its = foldedWord(word, language);
    const query = language === "en" ? sql`word_query(${its})` : sql`word_query_in(${sql.lit(language)}, ${its})`;
    const closely = sql<boolean>`${row}.words @@ (select ${query})`;
    const within = isWithin(row, word, language);
    if (nearness === "closely") return searchLanguages[language].hasSpaces ? closely : sql`(${closely} or ${within})`;
    return sql`(${closely} or ${row}.word_forms && (select forgiving_slips(${its})) or ${within})`;
  });
}

/** Whether every word of a search matches the name, the brand or the category of the item `row`. */
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

/** Whether every word of a search matches the row's own words. */
export function matchesOwnWords(thing: Searched, search: string, nearness: Nearness): RawBuilder<boolean> {
  return everyWord(tellingWords(search, thing.language), (word) => matchesWord(thing, word, nearness));
}

/** Whether every word of a search is one of the row's own words, or has the same stem as one. */
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

/**
 * Combines two conditions: a row matches if it matches closely. If no row at all matches closely, rows that match
 * loosely match too.
 */
export function closestMatch(
  meets: (nearness: Nearness) => RawBuilder<boolean>,
  anyMeetsClosely: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`(${meets("closely")} or (not ${anyMeetsClosely} and ${meets("loosely")}))`;
}

/**
 * Whether an item, named `i` in the query, matches a search; see `closestMatch`. `isActive` selects the items among
 * which a close match is looked for.
 */
export function matchesItem(search: string | undefined, language: Language, isActive?: boolean): RawBuilder<boolean> {
  if (!search) return sql`true`;
  const searched = isActive === undefined ? sql`true` : sql`o.is_active = ${isActive}`;
  const asked = { search, language };
  return closestMatch(
    (nearness) => matchesItemWords("i", asked, nearness),
    sql`exists (select from items as o where ${searched} and ${matchesItemWords("o", asked, "closely")})`,
  );
}

/** Whether a category, named `c` in the query, matches a search; see `closestMatch`. */
export function matchesCategory(search: string, language: Language): RawBuilder<boolean> {
  const [category, other] = [searchedCategory("c", language), searchedCategory("o", language)];
  return closestMatch(
    (nearness) => matchesOwnWords(category, search, nearness),
    sql`exists (select from categories as o where o.is_active and ${matchesOwnWords(other, search, "closely")})`,
  );
}
