import { sql } from "kysely";
import type { Connection } from "../../../../database/connection.ts";

/** Won pieces that people may still have sent to them, by item, as of the last count; null before the first. */
export async function readOwed(
  db: Connection,
): Promise<{ countedAt: Date | null; pieces: ReadonlyMap<string, number> }> {
  const rows = await db.selectFrom("owedItems").select(["itemId", "pieces"]).execute();
  const { countedAt } = await db.selectFrom("owedCounting").select("countedAt").executeTakeFirstOrThrow();
  return { countedAt, pieces: new Map(rows.map(({ itemId, pieces }) => [itemId, pieces])) };
}

/**
 * Recounts the owed pieces: won pieces in inventories, and in shipments that nobody has approved yet. Reads all
 * inventories, so it runs in the background, in one process at a time.
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
