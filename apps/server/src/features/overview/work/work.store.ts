import type { OrderStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

/** Shipments are counted only up to this number. It stands for all greater numbers as well. */
const MOST = 10_001;

/** Counts the shipments of each of these statuses, using the index on the status. */
export async function countWaitingShipments(
  db: Connection,
  statuses: readonly OrderStatus[],
  now: Date,
): Promise<void> {
  await sql`
    insert into shipment_counts (status, shipments, oldest_at, counted_at)
    select wanted.status,
      (select count(*) from (select 1 from shipments s where s.status = wanted.status limit ${MOST}) as counted),
      (select min(s.created_at) from shipments s where s.status = wanted.status), ${now}::timestamptz
    from unnest(${statuses}::text[]) as wanted (status)
    on conflict (status) do update set
      shipments = excluded.shipments, oldest_at = excluded.oldest_at, counted_at = excluded.counted_at`.execute(db);
}

export function readWaitingShipments(db: Connection) {
  return db
    .selectFrom("shipmentCounts")
    .select(["status", "shipments", "oldestAt", "countedAt"])
    .$narrowType<{ status: OrderStatus }>()
    .execute();
}

/**
 * Returns active items with at most `low` pieces left, scarcest first, and the number of open boxes that contain each.
 */
export function readLowStock(db: Connection, most: number) {
  return db
    .selectFrom("itemStock as s")
    .innerJoin("items as i", "i.itemId", "s.itemId")
    .select(["i.itemId", "i.name", "i.imageUrl", "s.available"])
    .select(({ selectFrom }) =>
      selectFrom("lootboxDrops as d")
        .innerJoin("lootboxes as b", (join) =>
          join.onRef("b.lootboxId", "=", "d.lootboxId").onRef("b.tableVersion", "=", "d.tableVersion"),
        )
        .select(({ fn }) => fn.countAll<number>().as("boxes"))
        .whereRef("d.itemId", "=", "i.itemId")
        .where("b.status", "=", "Active")
        .as("boxes"),
    )
    .whereRef("s.available", "<=", "s.lowStock")
    .where("i.isActive", "=", true)
    .orderBy("s.available")
    .orderBy("i.name")
    .limit(most)
    .execute();
}

export type LatestOpening = {
  transactionId: string;
  userName: string;
  lootboxId: string;
  lootboxName: string;
  itemId: string;
  itemName: string;
  imageUrl: string;
  priceCents: Cents;
  marketPriceCents: Cents;
  openedAt: Date;
};

/**
 * Returns the newest openings that the sums contain, newest first. The sums show where in the ledger to begin reading.
 */
export async function readLatestOpenings(db: Connection, most: number): Promise<LatestOpening[]> {
  const { rows } = await sql<LatestOpening>`
    select o.transaction_id, u.user_name, o.lootbox_id, b.name as lootbox_name, o.item_id, d.name as item_name,
      i.image_url, o.price_cents, o.market_price_cents, o.opened_at
    from (
      select e.user_id, e.entry_id, e.number from ledger_entries e
      where e.to_account = 'house:boxes' and e.number <= (
        select last_number from flow_sums
        where span = 'all' and from_account = 'wallet' and to_account = 'house:boxes')
      order by e.number desc limit ${most}) as e
    join openings o on o.user_id = e.user_id and o.transaction_id = e.entry_id
    join users u on u.user_id = o.user_id
    join lootboxes b on b.lootbox_id = o.lootbox_id
    join lootbox_drops d on d.lootbox_id = o.lootbox_id and d.table_version = o.table_version
      and o.ticket >= d.ticket_from and o.ticket < d.ticket_from + d.tickets
    join items i on i.item_id = o.item_id
    order by e.number desc`.execute(db);
  return rows;
}
