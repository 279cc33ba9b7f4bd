import { cents } from "@trove/money";
import type { InventoryItem } from "./selection/selection.ts";

const time = "2026-03-03T09:00:00.000Z";

/** An item that was won, with the given fields; the others have defaults. */
export function won(id: string, fields: Partial<InventoryItem> = {}): InventoryItem {
  const marketPrice = cents(1000);
  return {
    id,
    item: { id, name: `Item ${id}`, imageUrl: "/a.webp", marketPrice, tier: "Uncommon" },
    status: "InInventory",
    source: "LootBox",
    transactionId: id,
    purchaseId: null,
    shipmentId: null,
    acquiredPrice: cents(499),
    marketPrice,
    sellPrice: cents(900),
    createdAtUtc: time,
    updatedAtUtc: time,
    soldAtUtc: null,
    deliveredAtUtc: null,
    version: 1,
    weightGrams: null,
    ...fields,
  };
}
