import { randomUUIDv7 } from "node:crypto";
import type { ResponseOf, Endpoints } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { itemBrief } from "../items/index.ts";
import { callSell, type InventoryRow, readInventoryPage, readInventoryTotals } from "./inventory.store.ts";

type InventoryItem = ResponseOf<Endpoints["listInventory"]>["items"][number];

function inventoryItem(row: InventoryRow): InventoryItem {
  const { itemId, name, imageUrl, itemMarketPriceCents } = row;
  return {
    id: row.inventoryItemId,
    item: itemBrief({ itemId, name, imageUrl, marketPriceCents: itemMarketPriceCents }),
    status: row.status,
    source: row.source,
    transactionId: row.transactionId,
    purchaseId: row.purchaseId,
    shipmentId: row.shipmentId,
    acquiredPrice: toEuros(row.acquiredPriceCents),
    marketPrice: toEuros(row.marketPriceCents),
    sellPrice: toEuros(row.sellPriceCents),
    createdAtUtc: row.createdAt.toISOString(),
    updatedAtUtc: row.updatedAt.toISOString(),
    soldAtUtc: row.soldAt?.toISOString() ?? null,
    deliveredAtUtc: row.deliveredAt?.toISOString() ?? null,
    version: row.version,
  };
}

type InventoryParts = { db: Connection; now: () => Date };

export function inventoryRoutes(bind: Bind, { db, now }: InventoryParts): void {
  bind("listInventory", async ({ person, query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const [rows, totals] = await Promise.all([
      readInventoryPage(db, person.userId, query, sort, pageRange(query)),
      readInventoryTotals(db, person.userId, query),
    ]);
    return {
      ...pageResponse(query, rows.map(inventoryItem), totals.count),
      summary: {
        count: totals.count,
        marketValue: toEuros(totals.marketValueCents),
        sellValue: toEuros(totals.sellValueCents),
      },
    };
  });

  bind(
    "sellInventoryItem",
    async ({ person, params, body, idempotency }) => {
      const facts = await callSell(db, person, idempotency, now(), {
        inventoryItemId: params.id,
        expected: body.expectedSellPrice,
        transactionId: randomUUIDv7(),
      });
      return {
        transactionId: facts.transactionId,
        amount: toEuros(facts.amountCents),
        balance: { id: facts.walletId, amount: toEuros(facts.balanceCents) },
      };
    },
    { isSessionCheckedByCommand: true },
  );
}
