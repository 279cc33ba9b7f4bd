import { sql } from "kysely";
import type { Transaction } from "../../database/connection.ts";

export type VersionRow = {
  lootboxId: string;
  tableVersion: number;
  priceCents: number;
  oddsTable: string;
  oddsHash: string;
  publishedAt: Date;
  drops: { position: number; dropId: string; itemId: string; tickets: number; ticketFrom: number }[];
};

/** Files a version and makes it the one that is drawn from. */
export async function insertVersion(tx: Transaction, row: VersionRow): Promise<void> {
  await sql`
    insert into lootbox_versions (lootbox_id, table_version, price_cents, odds_table, odds_hash, published_at)
    values (${row.lootboxId}, ${row.tableVersion}, ${row.priceCents}, ${row.oddsTable}, ${row.oddsHash},
      ${row.publishedAt})`.execute(tx);
  await sql`
    insert into lootbox_drops (lootbox_id, table_version, position, drop_id, item_id, tickets, ticket_from)
    select ${row.lootboxId}, ${row.tableVersion}, position, "dropId", "itemId", tickets, "ticketFrom"
    from jsonb_to_recordset(${JSON.stringify(row.drops)}::jsonb)
      as d (position integer, "dropId" uuid, "itemId" uuid, tickets integer, "ticketFrom" integer)`.execute(tx);
  await sql`
    update lootboxes set table_version = ${row.tableVersion}, price_cents = ${row.priceCents},
      published_at = coalesce(published_at, ${row.publishedAt}), updated_at = ${row.publishedAt}, version = version + 1
    where lootbox_id = ${row.lootboxId}`.execute(tx);
}
