import { randomUUIDv7 } from "node:crypto";
import { type Cents, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import { callRefundPurchase } from "./settling/settlement.store.ts";

export { countSalesJob } from "./count-sales.store.ts";
export { buyFromBalance } from "./ordering/buy-from-balance.ts";
export { type GuestLinks, makeGuestLinks } from "./tracking/guest-links.ts";
export { makeInvoice } from "./invoices/download-invoice.ts";
export { documentNumber, type IssuedDocument } from "./invoices/issued-document.ts";
export { placeLines } from "./invoices/place-lines.ts";
export { numberInvoicesJob } from "./invoices/number-invoices.ts";
export type { PurchaseParts } from "./parts.ts";
export { callRefundOrder as refundOrder } from "./settling/settlement.store.ts";
export { purchaseRoutes } from "./purchases.routes.ts";
export { findPurchase } from "./reading/read-purchases.store.ts";
export { readSoldItems } from "./reading/sold-items.store.ts";
export { hideEmail } from "./reading/hide-contacts.ts";
export { findTrackedPurchase } from "./tracking/track-order.ts";
export { makePurchaseSettler } from "./settling/settle-purchase.ts";
export { readProvenPlaces } from "./proven-places.store.ts";
export { readCardDeposits } from "./card-deposits.store.ts";

/**
 * Refunds a guest through the provider for an order that an operator has cancelled. The refund is sent soon after the
 * commit. Returns the refunded amount. Does nothing for a person's order, or if nothing was paid.
 */
export async function refundGuest(
  db: Connection,
  { userId, purchaseId }: { userId: string; purchaseId: string | null },
  at: Date,
): Promise<Cents> {
  if (purchaseId === null) return ZERO_CENTS;
  return callRefundPurchase(db, { userId, purchaseId, refundId: randomUUIDv7() }, at);
}
