import type { Language } from "@trove/contract/languages";
import { type RawBuilder, sql } from "kysely";
import { closestMatch, matchesItemWords, matchesOwnWords, type Nearness, type Searched } from "../items/index.ts";

export const searchedBox = (row: string, language: Language): Searched => {
  return { row, id: "lootbox_id", words: "lootbox_words", language };
};

type Asked = { search: string; language: Language };

/**
 * The condition that each word of a search occurs in a box's name or description, or in the texts of an item that the
 * box can drop.
 */
function meets(row: string, asked: Asked, nearness: Nearness): RawBuilder<boolean> {
  const own = matchesOwnWords(searchedBox(row, asked.language), asked.search, nearness);
  return sql`(${own} or ${sql.raw(row)}.lootbox_id = any (array(
    select holds.lootbox_id from items as x join lootbox_drops as d using (item_id)
    join lootboxes as holds using (lootbox_id, table_version)
    where holds.status = 'Active' and ${matchesItemWords("x", asked, nearness)})))`;
}

/**
 * The condition that an open box, named `b`, matches a search. A loose match counts only if no open box matches
 * closely.
 */
export function matchesBox(search: string | undefined, language: Language): RawBuilder<boolean> {
  if (!search) return sql`true`;
  const asked = { search, language };
  return closestMatch(
    (nearness) => meets("b", asked, nearness),
    sql`exists (select from lootboxes as o where o.status = 'Active' and ${meets("o", asked, "closely")})`,
  );
}
