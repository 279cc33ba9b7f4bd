import type { ShipmentFacts } from "../shipments/index.ts";

export type Shortage = { itemId: string; needed: number; available: number };

/**
 * What a shipment that waits for approval needs more of than the shelf has. What was bought was taken off the shelf
 * when it was paid; what was won was not. `stock` leaves out what has no limit.
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
