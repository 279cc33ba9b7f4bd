import { randomUUIDv7 } from "node:crypto";
import { SELL_RATE } from "@trove/contract";
import { type Cents, share } from "@trove/money";
import type { NewInventoryItem } from "../../../command/functions.generated.ts";

type Bought = { purchaseId: string; shipmentId: string | null; transactionId: string | null };
type Line = { itemId: string; marketPriceCents: Cents; quantity: number };

/** The inventory items that a person gets for an order: one for each piece, already Shipping if the order is sent. */
export function boughtGoods(
  { purchaseId, shipmentId, transactionId }: Bought,
  lines: readonly Line[],
): NewInventoryItem[] {
  return lines.flatMap(({ itemId, marketPriceCents, quantity }) =>
    Array.from({ length: quantity }, () => ({
      inventoryItemId: randomUUIDv7(),
      itemId,
      source: "Purchase",
      status: shipmentId === null ? "InInventory" : "Shipping",
      purchaseId,
      shipmentId,
      transactionId,
      acquiredPriceCents: marketPriceCents,
      marketPriceCents,
      sellPriceCents: share(marketPriceCents, SELL_RATE),
    })),
  );
}
