import type { InventorySource, InventoryStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import type { Connection } from "../../database/connection.ts";
import { matchesSearch } from "../items/index.ts";

export type InventoryRow = {
  inventoryItemId: string;
  itemId: string;
  name: string;
  imageUrl: string;
  itemMarketPriceCents: number;
  status: InventoryStatus;
  source: InventorySource;
  transactionId: string | null;
  purchaseId: string | null;
  shipmentId: string | null;
  acquiredPriceCents: number;
  marketPriceCents: number;
  sellPriceCents: number;
  createdAt: string;
  updatedAt: string;
  soldAt: string | null;
  deliveredAt: string | null;
  version: number;
};

export type InventorySelection = {
  status?: InventoryStatus | undefined;
  source?: InventorySource | undefined;
  search?: string | undefined;
};

type Sort = { by: "MarketPrice" | "Name" | "CreatedAtUtc"; direction: "Asc" | "Desc" };

const sortColumns = {
  MarketPrice: sql`g.market_price_cents`,
  Name: sql`lower(i.name)`,
  CreatedAtUtc: sql`g.created_at`,
};

function selected(userId: string, { status, source, search }: InventorySelection) {
  return sql`
    from inventory_items g join items i using (item_id)
    where g.user_id = ${userId}
      and (${status ?? null}::text is null or g.status = ${status ?? null})
      and (${source ?? null}::text is null or g.source = ${source ?? null})
      and ${matchesSearch(search, sql`i.name`)}`;
}

export async function readInventoryPage(
  db: Connection,
  userId: string,
  selection: InventorySelection,
  sort: Sort,
  page: { limit: number; offset: number },
): Promise<InventoryRow[]> {
  const direction = sort.direction === "Asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<InventoryRow>`
    select g.inventory_item_id as "inventoryItemId", g.item_id as "itemId", i.name, i.image_url as "imageUrl",
      i.market_price_cents as "itemMarketPriceCents", g.status, g.source, g.transaction_id as "transactionId",
      g.purchase_id as "purchaseId", g.shipment_id as "shipmentId", g.acquired_price_cents as "acquiredPriceCents",
      g.market_price_cents as "marketPriceCents", g.sell_price_cents as "sellPriceCents",
      g.created_at as "createdAt", g.updated_at as "updatedAt", g.sold_at as "soldAt",
      g.delivered_at as "deliveredAt", g.version
    ${selected(userId, selection)}
    order by ${sortColumns[sort.by]} ${direction}, g.inventory_item_id ${direction}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many goods a selection holds and what they are worth. */
export async function readInventoryTotals(db: Connection, userId: string, selection: InventorySelection) {
  const { rows } = await sql<{ count: number; marketValueCents: number; sellValueCents: number }>`
    select count(*) as count, coalesce(sum(g.market_price_cents), 0)::bigint as "marketValueCents",
      coalesce(sum(g.sell_price_cents), 0)::bigint as "sellValueCents"
    ${selected(userId, selection)}`.execute(db);
  return rows[0] ?? { count: 0, marketValueCents: 0, sellValueCents: 0 };
}

export type SaleFacts = { transactionId: string; amountCents: number; walletId: string; balanceCents: number };

export async function callSell(
  db: Connection,
  person: Person,
  { key, requestHash }: Idempotency,
  at: string,
  sale: { inventoryItemId: string; expected: Cents; transactionId: string },
): Promise<SaleFacts> {
  return callCommand(
    db,
    sql`command.sell_inventory_item(${person.userId}::uuid, ${person.sessionId}::uuid, ${key}::uuid,
      ${requestHash}::bytea, ${at}::timestamptz, ${sale.inventoryItemId}::uuid, ${sale.expected}::bigint,
      ${sale.transactionId}::uuid)`,
  );
}
