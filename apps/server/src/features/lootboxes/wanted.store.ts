import { sql } from "kysely";

/** Items to look for in boxes: those of a category, or those with these ids. */
export type Wanted = { winsCategoryId?: string | undefined; winsItemIds?: readonly string[] | undefined };

export const asksForWins = ({ winsCategoryId, winsItemIds }: Wanted) =>
  winsCategoryId !== undefined || winsItemIds !== undefined;

/** The current drops `d` of the box `b`. */
const drops = sql`lootbox_drops as d where d.lootbox_id = b.lootbox_id and d.table_version = b.table_version`;

/** Whether the drop `d` of the version `v` is wanted. Reads items only for their category. */
function isWanted({ winsCategoryId, winsItemIds }: Wanted) {
  if (winsItemIds !== undefined) return sql`d.item_id = any (${sql.val(winsItemIds)}::uuid[])`;
  if (winsCategoryId === undefined) return sql`d.market_price_cents > v.price_cents`;
  return sql`d.item_id in (select item_id from items where category_id = ${winsCategoryId})`;
}

/** Whether the box `b` can drop something wanted. */
export const dropsWanted = (wanted: Wanted) => sql<boolean>`exists (select from ${drops} and ${isWanted(wanted)})`;

type Tickets = { tickets: number | null };

/**
 * The tickets of the box `b`, with its version `v`, that win something wanted. If nothing is asked for, those that win
 * something that is worth more than the box costs. As a filter of the sum, the items of a category are hashed once for
 * all boxes; as a condition, they would be looked up for each drop.
 */
export const wantedTickets = (wanted: Wanted) =>
  sql<Tickets>`(select coalesce(sum(d.tickets) filter (where ${isWanted(wanted)}), 0)::int as tickets from ${drops})`;

/** For lists that need no tickets. */
export const noTickets = sql<Tickets>`(select null::int as tickets)`;
