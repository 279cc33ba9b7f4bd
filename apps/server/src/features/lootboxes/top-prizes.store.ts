import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/** How many of a box's items, by their value in its odds, are its top prizes. */
const TOP = 3;

/** An item and its stock; null if that is unlimited. */
export type TopPrize = { itemId: string; available: number | null };

/**
 * Returns the number of open boxes, and the stock of their top prizes in the order of the items' ids. Of more than
 * `most` items, returns those that stand first in a box, then the second ones.
 */
export async function readTopPrizes(db: Connection, most: number): Promise<{ boxes: number; prizes: TopPrize[] }> {
  const open = db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxDrops as d", (join) =>
      join.onRef("d.lootboxId", "=", "b.lootboxId").onRef("d.tableVersion", "=", "b.tableVersion"),
    )
    .select([
      "d.itemId",
      "d.marketPriceCents",
      sql<number>`row_number() OVER (PARTITION BY b.lootbox_id ORDER BY d.market_price_cents DESC, d.position)`.as(
        "rank",
      ),
    ])
    .where("b.status", "=", "Active");
  const chosen = db
    .selectFrom(open.as("o"))
    .select((eb) => ["o.itemId", eb.fn.min("o.rank").as("rank"), eb.fn.max("o.marketPriceCents").as("worth")])
    .where("o.rank", "<=", TOP)
    .groupBy("o.itemId")
    .orderBy("rank")
    .orderBy("worth", "desc")
    .orderBy("o.itemId")
    .limit(most);
  const [prizes, { boxes }] = await Promise.all([
    db
      .selectFrom(chosen.as("c"))
      .leftJoin("itemStock as s", "s.itemId", "c.itemId")
      .select(["c.itemId", "s.available"])
      .orderBy("c.itemId")
      .execute(),
    db
      .selectFrom("lootboxes")
      .select((eb) => eb.fn.countAll<number>().as("boxes"))
      .where("status", "=", "Active")
      .executeTakeFirstOrThrow(),
  ]);
  return { boxes, prizes };
}
