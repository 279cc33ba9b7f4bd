import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { type ItemSelection, type ItemSort, itemTables, selectedItems, sortColumn } from "./items.store.ts";
import { anyItemColumns, type AnyItemRow } from "./shelf.store.ts";

/** Returns the first items of a list, or the next ones after the item `after`. */
export function readItemsAfter(
  db: Connection,
  selection: ItemSelection,
  sort: ItemSort,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AnyItemRow[]> {
  const direction = sort.direction === "Asc" ? "asc" : "desc";
  const column = sortColumn(sort.by, selection.language);
  let query = selectedItems(db, selection).select(anyItemColumns);
  if (after !== undefined) {
    const comparison = sql.raw(sort.direction === "Asc" ? ">" : "<");
    const place = sql`(select ${column}, i.item_id from items as i where i.item_id = ${after})`;
    query = query.where(sql<boolean>`(${column}, i.item_id) ${comparison} ${place}`);
  }
  return query.orderBy(column, direction).orderBy("i.itemId", direction).limit(limit).execute();
}

/** Returns the items with one of these ids or slugs, including those that the shop does not show. */
export function readItemsNamed(
  db: Connection,
  { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
): Promise<AnyItemRow[]> {
  return itemTables(db)
    .select(anyItemColumns)
    .where((eb) => eb.or([eb("i.itemId", "=", eb.fn.any(eb.val(ids))), eb("i.slug", "=", eb.fn.any(eb.val(slugs)))]))
    .execute();
}
