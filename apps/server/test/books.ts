import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/** People whose wallet differs from the sum of its ledger rows, or whose goods differ from what the ledger paid for. */
export async function findImbalances(shop: Shop): Promise<unknown[]> {
  const { rows } = await sql`
    with sums as (
      select user_id,
        sum(amount_cents) filter (where to_account = 'wallet:' || user_id) as paid_in,
        sum(amount_cents) filter (where from_account = 'wallet:' || user_id) as paid_out,
        count(*) filter (where transaction_type = 'BoxOpening') as openings,
        count(*) filter (where transaction_type = 'Sale') as sales
      from ledger_entries group by user_id
    ), goods as (
      select user_id, count(*) filter (where source = 'LootBox') as won, count(*) filter (where status = 'Sold') as sold
      from inventory_items group by user_id
    )
    select w.user_id, w.balance_cents, s.*, g.* from wallets w
    left join sums s using (user_id) left join goods g using (user_id)
    where w.balance_cents <> coalesce(s.paid_in, 0) - coalesce(s.paid_out, 0)
      or coalesce(s.openings, 0) <> coalesce(g.won, 0)
      or coalesce(s.sales, 0) <> coalesce(g.sold, 0)`.execute(shop.owner.connection);
  return rows;
}

export async function balanceOf(shop: Shop, { userId }: { userId: string }): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance_cents as balance from wallets where user_id = ${userId}`.execute(shop.owner.connection);
  return rows[0]?.balance ?? 0;
}
