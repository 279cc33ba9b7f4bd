import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/**
 * Finds the open boxes that are most like another one, by the ratio of their prices and the share of common items.
 * Having half of the items in common weighs as much as a price that is twice as high or half.
 */
export async function readSimilarBoxIds(db: Connection, lootboxId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ lootboxId: string }>`
    select o.lootbox_id
    from lootboxes as b join lootboxes as o on o.status = 'Active' and o.lootbox_id <> b.lootbox_id
    cross join lateral (
      select count(d.item_id)::double precision / greatest(count(*), 1) as share
      from lootbox_drops as e left join lootbox_drops as d
        on d.lootbox_id = b.lootbox_id and d.table_version = b.table_version and d.item_id = e.item_id
      where e.lootbox_id = o.lootbox_id and e.table_version = o.table_version) as common
    where b.lootbox_id = ${lootboxId} and b.status in ('Active', 'Paused')
    order by greatest(o.price_cents, b.price_cents)::double precision / least(o.price_cents, b.price_cents)
      / power(4, common.share), o.lootbox_id
    limit ${most}`.execute(db);
  return rows.map((row) => row.lootboxId);
}
