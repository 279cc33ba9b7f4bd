import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

type LowestPrice = { itemId: string; lowestCents: Cents };

/**
 * Selects for each item the lowest price of the last 30 days on which it was for sale, reductions included, and the
 * last row of its prices. Each price holds until the next one. `is_known` is false if the item was for sale for less
 * than 30 of the 90 days before `at`. No earlier rows are read.
 */
const lowestPrices = (itemIds: ReturnType<typeof sql>, at: Date) => sql`
  select item_id, min(price_cents) as lowest_cents, max(sequence) as last_sequence,
    sum(offered) >= interval '30 days' as is_known
  from (
    select item_id, sequence, price_cents, offered, sum(offered) over (
      partition by item_id order by sequence desc rows between unbounded preceding and 1 preceding) as offered_since
    from (
      select wanted.item_id, p.sequence, p.price_cents, case when p.price_cents is null then interval '0'
        else lead(p.from_at, 1, ${at}::timestamptz) over (partition by p.item_id order by p.sequence)
          - greatest(p.from_at, ${at}::timestamptz - interval '90 days') end as offered
      from unnest(${itemIds}) as wanted (item_id)
      join item_prices p on p.item_id = wanted.item_id and p.sequence >= coalesce((
        select o.sequence from item_prices o
        where o.item_id = wanted.item_id and o.from_at <= ${at}::timestamptz - interval '90 days'
        order by o.sequence desc limit 1), 0)) as prices) as prices
  where coalesce(offered_since, interval '0') < interval '30 days'
  group by item_id`;

/** Returns the lowest prices of items before `at`, for those that were for sale for 30 days. */
export async function readLowestPrices(
  db: Connection,
  itemIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Cents>> {
  const { rows } = await sql<LowestPrice>`
    select item_id, lowest_cents from (${lowestPrices(sql`${itemIds}::uuid[]`, at)}) as prices
    where is_known`.execute(db);
  return new Map(rows.map(({ itemId, lowestCents }) => [itemId, lowestCents]));
}

const itemsOf = (reductionId: string) =>
  sql`array(select item_id from reduction_items where reduction_id = ${reductionId}::uuid)`;

/** Locks the items of a reduction, so that none gets another price meanwhile. */
async function lockItems(tx: Transaction, reductionId: string): Promise<void> {
  await sql`select from items where item_id = any (${itemsOf(reductionId)}) order by item_id for no key update`.execute(
    tx,
  );
}

/**
 * Begins a reduction that the caller has locked. Fixes the lowest price of each item, and its reduced price from it. An
 * item that would not cost at least 1 % less, or was not for sale for long, keeps its price. Percents round down to
 * whole cents.
 */
export async function beginReduction(tx: Transaction, reductionId: string, at: Date): Promise<void> {
  await lockItems(tx, reductionId);
  await sql`
    update reduction_items as r set lowest_cents = p.lowest_cents, last_sequence = p.last_sequence,
      reduced_cents = case
        when p.is_known and p.reduced > 0 and p.reduced * 100 <= p.lowest_cents * 99 then p.reduced end
    from (
      select l.*, coalesce(d.price_cents, l.lowest_cents * (100 - d.percent) / 100) as reduced
      from (${lowestPrices(itemsOf(reductionId), at)}) as l, reductions as d
      where d.reduction_id = ${reductionId}::uuid) as p
    where r.reduction_id = ${reductionId}::uuid and r.item_id = p.item_id`.execute(tx);
  await sql`
    update items as i set reduced_cents = r.reduced_cents, lowest_cents = r.lowest_cents, reduced_until = d.until_at
    from reduction_items as r join reductions as d using (reduction_id)
    where d.reduction_id = ${reductionId}::uuid and r.item_id = i.item_id and r.reduced_cents is not null`.execute(tx);
  await tx.updateTable("reductions").set({ begunAt: at }).where("reductionId", "=", reductionId).execute();
}

/** Ends a reduction that the caller has locked. Its items cost their market prices again. */
export async function endReduction(tx: Transaction, reductionId: string, at: Date): Promise<void> {
  await lockItems(tx, reductionId);
  // Another one may have begun since, if this one ends late.
  await sql`
    update items as i set reduced_cents = null, lowest_cents = null, reduced_until = null
    from reduction_items as r join reductions as d using (reduction_id)
    where d.reduction_id = ${reductionId}::uuid and d.begun_at is not null and r.item_id = i.item_id
      and i.reduced_until = d.until_at`.execute(tx);
  await tx.updateTable("reductions").set({ endedAt: at }).where("reductionId", "=", reductionId).execute();
}

/** Claims a reduction that has to end, or else one that has to begin, so that no other process takes it. */
export function takeDueReduction(tx: Transaction, at: Date) {
  return tx
    .selectFrom("reductions")
    .select(["reductionId", "begunAt", "untilAt"])
    .where("endedAt", "is", null)
    .where((eb) => eb.or([eb("untilAt", "<=", at), eb.and([eb("begunAt", "is", null), eb("startsAt", "<=", at)])]))
    .orderBy((eb) => eb("untilAt", "<=", at), "desc")
    .orderBy("startsAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
