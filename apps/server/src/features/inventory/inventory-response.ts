import type { ResponseOf, Endpoints } from "@trove/contract";
import { toEuros } from "@trove/money";
import { itemBrief } from "../items/index.ts";
import type { InventoryRow } from "./inventory.store.ts";

type InventoryItem = ResponseOf<Endpoints["listInventory"]>["items"][number];

/** Renders an inventory item in wire form. */
export function inventoryItem(row: InventoryRow): InventoryItem {
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
    weightGrams: row.weightGrams,
  };
}
