import { sql } from "kysely";
import { runJob } from "../payments/till.ts";
import type { Shop } from "../shop/shop.ts";

/** Folds until all committed entries are in the sums: one run leaves out entries behind an open transaction. */
export async function foldAll(shop: Shop): Promise<void> {
  for (;;) {
    await runJob(shop, "fold-ledger");
    const { rows } = await sql<{ isComplete: boolean }>`
      select folded_number = (select coalesce(max(number), 0) from ledger_entries) as "isComplete"
      from ledger_projection`.execute(shop.owner.connection);
    if (rows[0]?.isComplete === true) return;
  }
}
