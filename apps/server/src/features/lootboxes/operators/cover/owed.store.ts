import { sql } from "kysely";
import type { Connection } from "../../../../database/connection.ts";

/**
 * Returns by item how many won pieces people may still request to be sent, as of the last count. The time is null
 * before the first count.
 */
export async function readOwed(
  db: Connection,
): Promise<{ countedAt: Date | null; pieces: ReadonlyMap<string, number> }> {
  const rows = await db.selectFrom("owedItems").select(["itemId", "pieces"]).execute();
  const { countedAt } = await db.selectFrom("owedCounting").select("countedAt").executeTakeFirstOrThrow();
  return { countedAt, pieces: new Map(rows.map(({ itemId, pieces }) => [itemId, pieces])) };
}

/**
 * Recounts the owed pieces: won pieces that are in inventories, or in shipments that are not approved yet. Reads all
 * inventories, so only one process does it at a time, in the background.
 */
export async function countOwed(db: Connection, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const own = await tx.selectFrom("owedCounting").select("isSingle").forUpdate().skipLocked().executeTakeFirst();
    if (own === undefined) return;
    await tx.deleteFrom("owedItems").execute();
    await sql`
      insert into owed_items (item_id, pieces)
      select g.item_id, count(*) from inventory_items g
      left join shipments s on s.user_id = g.user_id and s.shipment_id = g.shipment_id
      where g.source = 'LootBox' and (g.status = 'InInventory' or (g.status = 'Shipping' and s.status = 'Ordered'))
      group by g.item_id`.execute(tx);
    await tx.updateTable("owedCounting").set({ countedAt: at }).execute();
  });
}
