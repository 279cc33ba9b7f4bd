import { type RawBuilder, sql } from "kysely";
import type { Language } from "@trove/contract/languages";
import { matchesOwnWords, matchesWholeWords, type Searched, searchedItem } from "./matches.store.ts";

/**
 * How well the words of a row itself fit a search: 3 if they are its whole words, 2 if they are beginnings, 1 if they
 * are nearly, 0 if it was found otherwise. Always 0 without a search.
 */
export function fitOf(thing: Searched, search: string | undefined): RawBuilder<number> {
  if (!search) return sql`0`;
  return sql`(${matchesOwnWords(thing, search, "loosely")}::integer + ${matchesOwnWords(thing, search, "closely")}::integer
    + ${matchesWholeWords(thing, search)}::integer)`;
}

/**
 * The order, from its end, in which the shop presents items, named `i` with the stock `s`: found best, in stock,
 * wanted, new.
 */
export function featuredItems(search: string | undefined, language: Language): RawBuilder<unknown> {
  return sql`array[
    ${fitOf(searchedItem("i", language), search)},
    (i.is_sellable and coalesce(s.available, 1) > 0)::integer,
    coalesce((select demand from item_demand as w where w.item_id = i.item_id), 0),
    extract(epoch from i.created_at)]::double precision[]`;
}
