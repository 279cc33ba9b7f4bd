import type { ShipmentFacts } from "../index.ts";

export type Shortage = { itemId: string; needed: number; available: number };

/**
 * Returns the items that a shipment needs before its approval, but that the stock lacks. Bought items left the stock at
 * payment, so only won items count. `stock` must not contain unlimited items.
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
