import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/** Returns the value of the items in those shipments of a person that are not final. */
export async function openShipmentsValue(db: Connection, userId: string): Promise<Cents> {
  const { valueCents } = await db
    .selectFrom("shipments as s")
    .innerJoin("shipmentLines as l", (join) =>
      join.onRef("l.userId", "=", "s.userId").onRef("l.shipmentId", "=", "s.shipmentId"),
    )
    .select(sql<number>`coalesce(sum(l.quantity * l.market_price_cents), 0)::bigint`.as("valueCents"))
    .where("s.userId", "=", userId)
    .where("s.status", "not in", ["Shipped", "Cancelled"])
    .executeTakeFirstOrThrow();
  return cents(valueCents);
}
