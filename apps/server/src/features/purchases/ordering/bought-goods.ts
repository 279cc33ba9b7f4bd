import { randomUUIDv7 } from "node:crypto";
import { SELL_RATE } from "@trove/contract";
import { cents, share } from "@trove/money";

type Bought = { purchaseId: string; shipmentId: string | null; transactionId: string | null };
type Line = { itemId: string; marketPriceCents: number; quantity: number };

/** What a person gets for an order, as `command.inventory_add` takes it: one good a piece, on its way where it is sent. */
export function boughtGoods({ purchaseId, shipmentId, transactionId }: Bought, lines: readonly Line[]) {
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
      sellPriceCents: share(cents(marketPriceCents), SELL_RATE),
    })),
  );
}
