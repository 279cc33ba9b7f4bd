import type { ShipmentFacts } from "../index.ts";

export type Shortage = { itemId: string; needed: number; available: number };

/**
 * Returns the items of which a shipment that waits for approval needs more than the stock has. Bought items left the
 * stock at payment; won items did not. `stock` must not contain unlimited items.
 */
export function shortagesOf(
  { status, purchaseId, lines }: Pick<ShipmentFacts, "status" | "purchaseId" | "lines">,
  stock: ReadonlyMap<string, number>,
): Shortage[] {
  if (status !== "Ordered" || purchaseId !== null) return [];
  const needed = new Map<string, number>();
  for (const { itemId, quantity } of lines) needed.set(itemId, (needed.get(itemId) ?? 0) + quantity);
  return [...needed].flatMap(([itemId, count]) => {
    const available = stock.get(itemId) ?? count;
    return available < count ? [{ itemId, needed: count, available }] : [];
  });
}
