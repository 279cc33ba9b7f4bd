import type { Language } from "@trove/contract/languages";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { itemColumns, type ItemRow, itemTables } from "./items.store.ts";

/**
 * Selects items of the same category as `a`, on one side of its price, the closest first. Follows the order of an
 * index.
 */
function beside(side: "above" | "below", ids: readonly string[], most: number): RawBuilder<unknown> {
  const [comparison, direction] = side === "above" ? [sql`>=`, sql`asc`] : [sql`<`, sql`desc`];
  return sql`(select i.item_id, i.market_price_cents from items as i left join item_stock as s using (item_id)
    where i.is_active and i.is_sellable and i.category_id = a.category_id
      and i.market_price_cents ${comparison} a.market_price_cents
      and coalesce(s.available, 1) > 0 and i.item_id <> all (${ids}::uuid[])
    order by i.market_price_cents ${direction}, i.item_id ${direction} limit ${most})`;
}

/**
 * Returns buyable items that are most similar to the given ones: same category, and the smallest ratio of prices. For
 * several given items, takes the most similar one of each first, then the second of each. Leaves out the given items.
 */
export function readSimilarItems(
  db: Connection,
  ids: readonly string[],
  most: number,
  language: Language,
): Promise<ItemRow[]> {
  const near = sql<{ itemId: string; place: number; ratio: number }>`(
    select item_id, min(place) as place, min(ratio) as ratio from (
      select n.item_id, n.ratio, row_number() over (partition by a.item_id order by n.ratio, n.item_id) as place
      from items as a cross join lateral (
        select b.item_id, greatest(b.market_price_cents, a.market_price_cents)::double precision
          / least(b.market_price_cents, a.market_price_cents) as ratio
        from (${beside("above", ids, most)} union all ${beside("below", ids, most)}) as b) as n
      where a.item_id = any (${ids}::uuid[]) and a.is_active) as ranked
    group by item_id order by 2, 3, 1 limit ${most})`;
  return itemTables(db)
    .innerJoin(near.as("n"), "n.itemId", "i.itemId")
    .select(itemColumns(language))
    .orderBy("n.place")
    .orderBy("n.ratio")
    .orderBy("i.itemId")
    .execute();
}
