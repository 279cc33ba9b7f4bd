import { sql } from "kysely";
import { runJob } from "../payments/till.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { foldAll } from "./fold-all.ts";

/**
 * Completes the books up to now: sums, margin, and sums with the margin. The sums wait for transactions of other tests,
 * which use the same database server.
 */
export async function completeBooks(shop: Shop): Promise<void> {
  const from = shop.clock.now;
  for (;;) {
    await foldAll(shop);
    const { rows } = await sql<{ isComplete: boolean }>`
      select coalesce(as_of >= ${from}, false) as "isComplete" from ledger_projection`.execute(shop.owner.connection);
    if (rows[0]?.isComplete === true) break;
  }
  await runJob(shop, "book-margin");
  await foldAll(shop);
}

/** Returns a month, long ago, that can be closed next. */
export async function closableMonth(shop: Shop): Promise<string> {
  await completeBooks(shop);
  const { rows } = await sql<{ month: string }>`
    with old as (
      insert into book_closings (month, ends_at, last_number, last_invoice, last_credit_note, closed_at, closed_by)
      values ('2000-01', '2000-01-31T23:00:00Z', 0, 0, 0, now(), gen_random_uuid())
      on conflict do nothing returning month)
    select to_char((max(month) || '-01')::date + interval '1 month', 'YYYY-MM') as month
    from (select month from old union all select month from book_closings) as closed`.execute(shop.owner.connection);
  return rows[0]?.month ?? "";
}

const SOME = { from: "2000-01", to: "2000-01" };

export const readSettingsOf = async (shop: Shop, operator: TestPerson) =>
  (await shop.call("getBooks", { query: SOME }, operator)).body;
