import { type RawBuilder, sql } from "kysely";
import { matchesOwnWords, matchesWholeWords } from "./matches.store.ts";

/**
 * How well the words of a row itself fit a search: 3 if they are its whole words, 2 if they are beginnings, 1 if they are
 * nearly, 0 if it was found otherwise. Always 0 without a search.
 */
export function fitOf(table: string, search: string | undefined): RawBuilder<number> {
  if (!search) return sql`0`;
  return sql`(${matchesOwnWords(table, search, "loosely")}::integer + ${matchesOwnWords(table, search, "closely")}::integer
    + ${matchesWholeWords(table, search)}::integer)`;
}

/** The order, from its end, in which the shop presents items, named `i` with the stock `s`: found best, in stock, wanted, new. */
export function featuredItems(search: string | undefined): RawBuilder<unknown> {
  return sql`array[
    ${fitOf("i", search)},
    (i.is_sellable and coalesce(s.available, 1) > 0)::integer,
    coalesce((select demand from item_demand as w where w.item_id = i.item_id), 0),
    extract(epoch from i.created_at)]::double precision[]`;
}
