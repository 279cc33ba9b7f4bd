import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { entrySums, type NumberRange } from "../projections/entry-sums.store.ts";

/** Claims a check for this process if one is due. Other processes may begin the next one at `nextDueAt`. */
export async function claimCheck(db: Connection, now: Date, nextDueAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("projectionSeal")
    .set({ dueAt: nextDueAt })
    .where("dueAt", "<=", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Runs `work` in one transaction whose statements all see the same state of the database. */
export function inOneState<Result>(db: Connection, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
}

/** The sum of the entries of one flow on one day. */
export type DaySum = {
  startsAt: Date;
  fromAccount: string;
  toAccount: string;
  entries: number;
  amountCents: number;
  wonCents: number;
};

const dayColumns = ["startsAt", "fromAccount", "toAccount", "entries", "amountCents", "wonCents"] as const;

/** Sums a range of the ledger by day. */
export async function sumEntries(tx: Transaction, range: NumberRange): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select starts_at, from_account, to_account, entries, amount_cents, won_cents
    from (${entrySums("day", range)}) as days`.execute(tx);
  return rows;
}

export function readDaySums(tx: Transaction): Promise<DaySum[]> {
  return tx.selectFrom("flowSums").select(dayColumns).where("span", "=", "day").execute();
}

/** Returns the sums by hour, added up by day. */
export async function readHoursOfDays(tx: Transaction): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select date_trunc('day', starts_at, 'UTC') as starts_at, from_account, to_account, sum(entries)::bigint as entries,
      sum(amount_cents)::bigint as amount_cents, sum(won_cents)::bigint as won_cents
    from flow_sums where span = 'hour' group by 1, 2, 3`.execute(tx);
  return rows;
}

/** Returns the sums by box, added up by day. Their flow is from wallets to the shop's account for boxes. */
export async function readBoxesOfDays(tx: Transaction, span: "hour" | "day"): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select date_trunc('day', starts_at, 'UTC') as starts_at, 'wallet' as from_account, 'house:boxes' as to_account,
      sum(openings)::bigint as entries, sum(spent_cents)::bigint as amount_cents, sum(won_cents)::bigint as won_cents
    from box_sums where span = ${span} group by 1`.execute(tx);
  return rows;
}

/** Returns the sums of all entries by flow. */
export async function readWholeSums(tx: Transaction): Promise<Omit<DaySum, "startsAt">[]> {
  return tx
    .selectFrom("flowSums")
    .select(["fromAccount", "toAccount", "entries", "amountCents", "wonCents"])
    .where("span", "=", "all")
    .execute();
}

export type Holdings = { pieces: number; marketCents: number; sellCents: number };

/** Returns the holdings according to the sums, plus the changes that the sums don't contain yet. */
export async function readSummedHoldings(tx: Transaction): Promise<Holdings> {
  const { rows } = await sql<Holdings>`
    select coalesce(sum(pieces), 0)::bigint as pieces, coalesce(sum(market_cents), 0)::bigint as market_cents,
      coalesce(sum(sell_cents), 0)::bigint as sell_cents
    from (select pieces, market_cents, sell_cents from holding_sums where span = 'all'
      union all select pieces, market_cents, sell_cents from holding_changes) as parts`.execute(tx);
  return rows[0] ?? { pieces: 0, marketCents: 0, sellCents: 0 };
}

export type InventoryPlace = { userId: string; inventoryItemId: string };

/** Sums the holdings in up to `most` inventory items after a place. Returns the place of the last item too. */
export async function sumInventories(
  tx: Transaction,
  after: InventoryPlace,
  most: number,
): Promise<Holdings & { last: InventoryPlace | null }> {
  const { rows } = await sql<Holdings & { userId: string | null; inventoryItemId: string | null }>`
    with part as (
      select user_id, inventory_item_id, status, market_price_cents, sell_price_cents from inventory_items
      where (user_id, inventory_item_id) > (${after.userId}::uuid, ${after.inventoryItemId}::uuid)
      order by user_id, inventory_item_id limit ${most}
    ), last as (select user_id, inventory_item_id from part order by user_id desc, inventory_item_id desc limit 1)
    select count(*) filter (where status = 'InInventory') as pieces,
      coalesce(sum(market_price_cents) filter (where status = 'InInventory'), 0)::bigint as market_cents,
      coalesce(sum(sell_price_cents) filter (where status = 'InInventory'), 0)::bigint as sell_cents,
      (select user_id from last) as user_id, (select inventory_item_id from last) as inventory_item_id
    from part`.execute(tx);
  const { userId = null, inventoryItemId = null, ...held } = rows[0] ?? { pieces: 0, marketCents: 0, sellCents: 0 };
  return { ...held, last: userId === null || inventoryItemId === null ? null : { userId, inventoryItemId } };
}

/** A day on which the sums of a flow differ from the ledger. `day` is null for a difference from the inventories. */
export type Difference = { day: string | null; fromAccount: string; toAccount: string };

export async function writeSeal(
  db: Connection,
  seal: { checkedAt: Date; checkedNumber: number; dueAt: Date; differences: readonly Difference[] },
): Promise<void> {
  await db
    .updateTable("projectionSeal")
    .set({ ...seal, differences: JSON.stringify(seal.differences) })
    .execute();
}

export type Seal = { checkedAt: Date | null; checkedNumber: number; differences: Difference[] };

export function readSeal(db: Connection): Promise<Seal> {
  return db
    .selectFrom("projectionSeal")
    .select(["checkedAt", "checkedNumber", "differences"])
    .$narrowType<{ differences: Difference[] }>()
    .executeTakeFirstOrThrow();
}
