import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { DepositDay } from "../protection/index.ts";

/**
 * Returns the sums of a person's orders by card that came into the balance since a time, by days of a time zone: by
 * cancelling, by selling back, and by a payment that came too late.
 */
export async function readCardDeposits(
  db: Connection,
  userId: string,
  from: Date,
  zone: string,
): Promise<DepositDay[]> {
  const { rows } = await sql<DepositDay>`
    with by_card as (select purchase_id, transaction_ids from purchases
      where user_id = ${userId} and payment_option = 'direct')
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount_cents)::bigint as cents
    from ledger_entries
    where user_id = ${userId} and sequence is not null and created_at >= ${from} and to_account like 'wallet:%'
      and (transaction_type in ('ItemPurchase', 'Shipping') and related_id in (select purchase_id from by_card)
        or transaction_type = 'TopUp' and entry_id in (select unnest(transaction_ids) from by_card)
        or transaction_type = 'Sale' and related_id in (select inventory_item_id from inventory_items
          where user_id = ${userId} and source = 'Purchase' and purchase_id in (select purchase_id from by_card)))
    group by 1`.execute(db);
  return rows;
}
