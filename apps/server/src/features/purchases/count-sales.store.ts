import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import { addDemand, type Sold } from "../items/index.ts";

const HOUR_MS = 3_600_000;

/**
 * Adds sold items to their demand, one hour after they were ordered: by then an order is paid or cancelled. Counts each
 * purchase once. Does nothing if another process is counting.
 */
async function countSales(db: Connection, now: Date): Promise<void> {
  const until = new Date(now.getTime() - HOUR_MS);
  await db.transaction().execute(async (tx) => {
    const mark = await tx
      .selectFrom("salesCounting")
      .select("countedUntil")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (mark === undefined || mark.countedUntil >= until) return;
    const { rows: sold } = await sql<Sold>`
      select l.item_id, date_trunc('day', p.created_at, 'UTC') as day, sum(l.quantity)::integer as pieces
      from purchases p join purchase_lines l using (user_id, purchase_id)
      left join payments y on y.user_id = p.user_id and y.payment_id = p.payment_id
      where p.created_at > ${mark.countedUntil} and p.created_at <= ${until}
        and (p.payment_id is null or y.status = 'Success')
      group by 1, 2`.execute(tx);
    await addDemand(tx, sold);
    await tx.updateTable("salesCounting").set({ countedUntil: until }).execute();
  });
}

export function countSalesJob(db: Connection, now: () => Date): Job {
  return { name: "count-sales", everySeconds: 300, run: () => countSales(db, now()) };
}
