import { type RawBuilder, sql } from "kysely";
import type { Language } from "@trove/contract/languages";
import { matchesOwnWords, matchesWholeWords, type Searched, searchedItem } from "./matches.store.ts";

/**
 * Rates how well a row's own words match a search: 3 if they match as whole words, 2 if words begin with the search's
 * words, 1 if they match with a mistake or inside words. Rates 0 if the row was found in another way or there is no
 * search.
 */
export function fitOf(thing: Searched, search: string | undefined): RawBuilder<number> {
  if (!search) return sql`0`;
  return sql`(${matchesOwnWords(thing, search, "loosely")}::integer + ${matchesOwnWords(thing, search, "closely")}::integer
    + ${matchesWholeWords(thing, search)}::integer)`;
}

/**
 * The key by which items are sorted, descending, in the shop's order: best match, in stock, demand, newest. The query
 * must name items `i` and their stock `s`.
 */
export function featuredItems(search: string | undefined, language: Language): RawBuilder<unknown> {
  return sql`array[
    ${fitOf(searchedItem("i", language), search)},
    (i.is_sellable and coalesce(s.available, 1) > 0)::integer,
    coalesce((select demand from item_demand as w where w.item_id = i.item_id), 0),
    extract(epoch from i.created_at)]::double precision[]`;
}
