import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../database/connection.ts";
import { callRefundPurchase } from "./settling/settlement.store.ts";

export { buyFromBalance } from "./ordering/buy-from-balance.ts";
export type { PurchaseParts } from "./parts.ts";
export { purchaseRoutes } from "./purchases.routes.ts";
export { makePurchaseSettler } from "./settling/settle-purchase.ts";

/**
 * Gives a guest their money back through the provider, for an order that an operator cancelled; sent soon after the
 * transaction has committed. Nothing happens for other orders, or where nothing was paid.
 */
export async function refundGuest(
  db: Connection,
  { userId, purchaseId }: { userId: string; purchaseId: string | null },
  at: Date,
): Promise<void> {
  if (purchaseId !== null) await callRefundPurchase(db, { userId, purchaseId, refundId: randomUUIDv7() }, at);
}
