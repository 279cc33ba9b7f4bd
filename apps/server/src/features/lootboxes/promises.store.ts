import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { WANTED_VERSION } from "./publishing.store.ts";

/** An open box with its drops, and the number of its openings since a day. */
export type OpenBoxRow = Awaited<ReturnType<typeof readOpenBoxes>>[number];

/**
 * Reads open boxes with the drops of their last published versions and their numbers of openings. `since` is the
 * midnight (UTC) with which a day begins.
 */
export function readOpenBoxes(db: Connection, since: Date) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxDrops as d", (join) =>
      join.onRef("d.lootboxId", "=", "b.lootboxId").on("d.tableVersion", "=", WANTED_VERSION),
    )
    .select(["b.lootboxId", "b.name", "b.publishedAt"])
    .select((eb) => [
      sql<
        { itemId: string; tickets: number }[]
      >`json_agg(json_build_object('itemId', d.item_id, 'tickets', d.tickets))`.as("drops"),
      eb
        .selectFrom("lootboxDays as n")
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("n.openedCount"), lit(0)).as("opened"))
        .whereRef("n.lootboxId", "=", "b.lootboxId")
        .where("n.day", ">=", since)
        .$asScalar()
        .$notNull()
        .as("opened"),
    ])
    .where("b.status", "=", "Active")
    .groupBy("b.lootboxId")
    .orderBy("b.lootboxId")
    .execute();
}

/**
 * Finds which of the items an open box can drop, by its current version or by an announced one. Returns the name of one
 * such box for each of these items.
 */
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
