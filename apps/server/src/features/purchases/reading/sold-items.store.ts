import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type SoldItem = { itemId: string; pieces: number; salesCents: Cents };

/** Counts the paid pieces of items that were ordered between two moments, and what they were sold for. */
export async function readSoldItems(
  db: Connection,
  itemIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<ReadonlyMap<string, SoldItem>> {
  const { rows } = await sql<SoldItem>`
    select l.item_id, sum(l.quantity)::integer as pieces, sum(l.quantity * l.unit_price_cents)::bigint as sales_cents
    from purchases p join purchase_lines l using (user_id, purchase_id)
    left join payments y on y.user_id = p.user_id and y.payment_id = p.payment_id
    where p.created_at >= ${from} and p.created_at < ${until} and l.item_id = any (${itemIds}::uuid[])
      and (p.payment_id is null or y.status = 'Success')
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}
