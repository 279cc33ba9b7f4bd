import { sql } from "kysely";
import { runJob } from "../payments/till.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { foldAll } from "./fold-all.ts";

/** Returns a month, long ago, that can be closed next. */
export async function closableMonth(shop: Shop): Promise<string> {
  await foldAll(shop);
  await runJob(shop, "book-margin");
  await foldAll(shop);
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
