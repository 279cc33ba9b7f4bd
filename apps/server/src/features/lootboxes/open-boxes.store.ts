import type { Connection } from "../../database/connection.ts";

/** Open boxes that let people win items, now or by a version that is announced: the name of one for each such item. */
export async function readOpenBoxNames(db: Connection, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxDrops as d", (join) =>
      join.onRef("d.lootboxId", "=", "b.lootboxId").onRef("d.tableVersion", ">=", "b.tableVersion"),
    )
    .select(["d.itemId", "b.name"])
    .where((eb) => eb("d.itemId", "=", eb.fn.any(eb.val(itemIds))))
    .where("b.status", "=", "Active")
    .execute();
  return new Map(rows.map(({ itemId, name }) => [itemId, name]));
}
