import { type RawBuilder, sql } from "kysely";
import { searchWords, tellingWords } from "./search-words.ts";

/** The pattern of a text that contains a word, folded, behind what must precede it. */
function patternOf(word: string, before: "%" | "% "): RawBuilder<string> {
  return sql`${before}::text || regexp_replace(fold_text(${word}), '([%_\\\\])', '\\\\\\1', 'g') || '%'`;
}

function everyWord(words: readonly string[], matches: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`true`, ...words.map(matches)], sql` and `)})`;
}

/** Whether a column of folded text contains every word of a search. A trigram index helps with three letters or more. */
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
 * How a word of a search is found: `closely` where it begins a word or has the same stem, `loosely` also with one mistake
 * or within a word.
 */
export type Nearness = "closely" | "loosely";

/** Whether a row of a table with the columns words, word_forms and search_text matches a word. */
function matchesWord(table: string, word: string, nearness: Nearness): RawBuilder<boolean> {
  const row = sql.raw(table);
  // The subqueries keep PostgreSQL from calling the functions again for each row.
  const closely = sql<boolean>`${row}.words @@ (select word_query(fold_text(${word})))`;
  if (nearness === "closely") return closely;
  return sql`(${closely} or ${row}.word_forms && (select slip_forms(fold_text(${word})))
    or ${row}.search_text like (select ${patternOf(word, "%")}))`;
}

/** Whether the name, the brand or the category of an item matches each word of a search. */
export function matchesItemWords(items: string, search: string, nearness: Nearness): RawBuilder<boolean> {
  return everyWord(
    tellingWords(search),
    (word) => sql`(${matchesWord(items, word, nearness)} or ${sql.raw(items)}.category_id = any (array(
      select category_id from categories as k where ${matchesWord("k", word, nearness)})))`,
  );
}

/** Whether a row itself matches each word of a search. */
export function matchesOwnWords(table: string, search: string, nearness: Nearness): RawBuilder<boolean> {
  return everyWord(tellingWords(search), (word) => matchesWord(table, word, nearness));
}

/** Whether each word of a search is a word of the row itself, or has its stem. */
export function matchesWholeWords(table: string, search: string): RawBuilder<boolean> {
  return everyWord(
    tellingWords(search),
    (word) => sql`${sql.raw(table)}.words @@ (
      select plainto_tsquery('simple', folded) || plainto_tsquery('english', folded) from fold_text(${word}) as folded)`,
  );
}

/** A condition that is met closely, or, where no other row meets it so, loosely. */
export function closestMatch(
  meets: (nearness: Nearness) => RawBuilder<boolean>,
  anyMeetsClosely: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`(${meets("closely")} or (not ${anyMeetsClosely} and ${meets("loosely")}))`;
}

/** Whether an item, named `i`, matches a search; see `closestMatch`. `isActive` says which items are searched. */
export function matchesItem(search: string | undefined, isActive?: boolean): RawBuilder<boolean> {
  if (!search) return sql`true`;
  const searched = isActive === undefined ? sql`true` : sql`o.is_active = ${isActive}`;
  return closestMatch(
    (nearness) => matchesItemWords("i", search, nearness),
    sql`exists (select from items as o where ${searched} and ${matchesItemWords("o", search, "closely")})`,
  );
}

/** Whether a category, named `c`, matches a search: loosely only if none matches closely. */
export function matchesCategory(search: string): RawBuilder<boolean> {
  return closestMatch(
    (nearness) => matchesOwnWords("c", search, nearness),
    sql`exists (select from categories as o where o.is_active and ${matchesOwnWords("o", search, "closely")})`,
  );
}
