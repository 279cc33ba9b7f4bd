import { sql } from "kysely";
import type { Cents } from "@trove/money";
import type { Place } from "../place.ts";

/** The shop's cheapest box, with a ticket of its most likely drop. */
export type BenchBox = {
  lootboxId: string;
  tableVersion: number;
  priceCents: Cents;
  oddsHash: string;
  /** The references use this fixed ticket, because they can't draw one. */
  ticket: number;
};

export async function findBox({ owner }: Place): Promise<BenchBox> {
  const { rows } = await sql<BenchBox>`
    select lootbox_id as "lootboxId", table_version as "tableVersion", v.price_cents as "priceCents",
      odds_hash as "oddsHash", ticket_from as ticket
    from lootboxes b join lootbox_versions v using (lootbox_id, table_version)
    join lootbox_drops d using (lootbox_id, table_version)
    where b.status = 'Active' order by v.price_cents, lootbox_id, tickets desc limit 1`.execute(owner.connection);
  const [box] = rows;
  if (box === undefined) throw new Error("the shop has no box");
  return box;
}
