import type { PricedDrop } from "@trove/lootboxes";
import { sql } from "kysely";
import type { Connection } from "../../../../database/connection.ts";

/** The boxes that can be opened, with the price and the drops of the versions in force. */
export function readBoxesOnSale(db: Connection) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").onRef("v.tableVersion", "=", "b.tableVersion"),
    )
    .innerJoin("lootboxDrops as d", (join) =>
      join.onRef("d.lootboxId", "=", "v.lootboxId").onRef("d.tableVersion", "=", "v.tableVersion"),
    )
    .select([
      "b.lootboxId as id",
      "b.name",
      "v.priceCents as price",
      sql<PricedDrop[]>`json_agg(json_build_object('tickets', d.tickets, 'marketPriceCents', d.market_price_cents))`.as(
        "drops",
      ),
    ])
    .where("b.status", "=", "Active")
    .groupBy(["b.lootboxId", "v.priceCents"])
    .orderBy("b.lootboxId")
    .execute();
}
