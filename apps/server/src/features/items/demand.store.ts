import { sql } from "kysely";
import type { Transaction } from "../../database/connection.ts";

/** The number of pieces of an item that were sold on the day that begins at `day`. */
export type Sold = { itemId: string; day: Date; pieces: number };

/** Adds sales to the demand of items. The table item_demand explains how demand is computed. */
export async function addDemand(tx: Transaction, sold: readonly Sold[]): Promise<void> {
  if (sold.length === 0) return;
  const [items, days, pieces] = [
    sold.map((one) => one.itemId),
    sold.map((one) => one.day),
    sold.map((one) => one.pieces),
  ];
  await sql`
    insert into item_demand (item_id, demand)
    select item_id, sum(pieces * power(2, extract(epoch from day - timestamptz '2026-01-01 00:00Z') / 1209600))
    from unnest(${items}::uuid[], ${days}::timestamptz[], ${pieces}::integer[]) as sold (item_id, day, pieces)
    group by item_id order by item_id
    on conflict (item_id) do update set demand = item_demand.demand + excluded.demand`.execute(tx);
}
