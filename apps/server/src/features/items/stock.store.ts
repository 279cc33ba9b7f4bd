import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

/** The operator who changed the stock of an item, and their reason. */
export type StockCause = { actorId: string; reason: string | null };

type Entry = { itemId: string; difference: number | null; available: number | null };

async function note(tx: Transaction, entry: Entry, { actorId, reason }: StockCause): Promise<void> {
  await tx
    .insertInto("stockEntries")
    .values({ ...entry, kind: "Operator", actorId, reason, createdAt: sql<Date>`clock_timestamp()` })
    .execute();
}

/** Sets the stock and writes a stock entry. Null means unlimited. */
export async function setStock(
  tx: Transaction,
  itemId: string,
  stock: number | null,
  cause: StockCause,
): Promise<void> {
  if (stock === null) await tx.deleteFrom("itemStock").where("itemId", "=", itemId).execute();
  else {
    await tx
      .insertInto("itemStock")
      .values({ itemId, available: stock })
      .onConflict((conflict) => conflict.column("itemId").doUpdateSet({ available: stock }))
      .execute();
  }
  await note(tx, { itemId, difference: null, available: stock }, cause);
}

/**
 * Adds pieces to the stock, or removes them if negative, and writes a stock entry. Returns false if fewer pieces are
 * left than should be removed.
 */
export async function addToStock(tx: Transaction, itemId: string, pieces: number, cause: StockCause): Promise<boolean> {
  const row = await tx
    .updateTable("itemStock")
    .set((eb) => ({ available: eb("available", "+", pieces) }))
    .where("itemId", "=", itemId)
    .where((eb) => eb(eb("available", "+", pieces), ">=", 0))
    .returning("available")
    .executeTakeFirst();
  if (row === undefined) return false;
  await note(tx, { itemId, difference: pieces, available: row.available }, cause);
  return true;
}

/** Sets the highest stock that counts as low. Does nothing for an item with unlimited stock. */
export async function setLowStock(tx: Transaction, itemId: string, lowStock: number): Promise<void> {
  await tx.updateTable("itemStock").set({ lowStock }).where("itemId", "=", itemId).execute();
}

/** Returns the stock of the given items. Leaves out unlimited items. */
export async function readStock(db: Connection, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("itemStock")
    .select(["itemId", "available"])
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .execute();
  return new Map(rows.map(({ itemId, available }) => [itemId, available]));
}

/** Returns the changes of an item's stock, newest first. */
export function readStockEntries(db: Connection, itemId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom("stockEntries")
    .select(["sequence", "kind", "difference", "available", "reason", "actorId", "createdAt"])
    .where("itemId", "=", itemId)
    .orderBy("sequence", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countStockEntries(db: Connection, itemId: string): Promise<number> {
  const { totalCount } = await db
    .selectFrom("stockEntries")
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .where("itemId", "=", itemId)
    .executeTakeFirstOrThrow();
  return totalCount;
}
