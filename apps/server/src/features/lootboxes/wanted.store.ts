import { sql } from "kysely";

/** Items to look for in boxes: those of a category, or those with these ids. */
export type Wanted = { winsCategoryId?: string | undefined; winsItemIds?: readonly string[] | undefined };

export const asksForWins = ({ winsCategoryId, winsItemIds }: Wanted) =>
  winsCategoryId !== undefined || winsItemIds !== undefined;

function meets({ winsCategoryId, winsItemIds }: Wanted) {
  if (winsItemIds !== undefined) return sql`d.item_id = any (${sql.val(winsItemIds)}::uuid[])`;
  if (winsCategoryId !== undefined) return sql`i.category_id = ${winsCategoryId}`;
  return sql`d.market_price_cents > v.price_cents`;
}

/**
 * The tickets of the box `b`, with its version `v`, that win something wanted. If nothing is asked for, those that win
 * something that is worth more than the box costs.
 */
export const wantedTickets = (wanted: Wanted) => sql<number>`(
  select coalesce(sum(d.tickets), 0)::int from lootbox_drops as d join items as i using (item_id)
  where d.lootbox_id = b.lootbox_id and d.table_version = b.table_version and ${meets(wanted)})`;
