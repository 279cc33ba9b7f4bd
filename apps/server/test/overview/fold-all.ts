import { sql } from "kysely";
import { runJob } from "../payments/till.ts";
import type { Shop } from "../shop/shop.ts";

/**
 * Folds until the sums include all committed entries. One run leaves out entries that come after an open transaction.
 */
export async function foldAll(shop: Shop): Promise<void> {
  for (;;) {
    await runJob(shop, "fold-ledger");
    const { rows } = await sql<{ isComplete: boolean }>`
      select folded_number = (select coalesce(max(number), 0) from ledger_entries) as "isComplete"
      from ledger_projection`.execute(shop.owner.connection);
    if (rows[0]?.isComplete === true) return;
  }
}
