import { randomUUIDv7 } from "node:crypto";
import { newReturnEntries, type Settler } from "../../payments/index.ts";
import { boughtItems } from "../ordering/bought-items.ts";
import { confirmationFor, lateResultFor } from "../ordering/order-mails.ts";
import type { SettlementParts } from "../parts.ts";
import { makeTrackingLinks } from "../tracking/tracking-links.ts";
import { callSettlePurchase, readOrdered } from "./settlement.store.ts";

function newEntries(trackingHash: Buffer | null) {
  return {
    trackingHash,
    quarantineEntryId: randomUUIDv7(),
    itemsEntryId: randomUUIDv7(),
    shippingEntryId: randomUUIDv7(),
    lateEntryId: randomUUIDv7(),
    refundId: randomUUIDv7(),
    refund: newReturnEntries(randomUUIDv7),
    chargeback: newReturnEntries(randomUUIDv7),
  };
}

/**
 * Makes the settler of payments with the purpose Purchase. It prepares what each outcome needs (inventory items, mail,
 * ids of ledger entries); the SQL function decides, under its lock, which of it is used.
 */
export function makePurchaseSettler({ mail, publicUrl, secrets }: SettlementParts): Settler {
  const linkTo = makeTrackingLinks(secrets.rootKeys, publicUrl);
  return async (db, payment, evidence, at) => {
    const bought = await readOrdered(db, payment.userId, payment.subjectId);
    const { paidCents, refundedPaidCents, chargedBackPaidCents } = evidence;
    const tracking = bought.isGuest ? linkTo(bought.purchaseId) : null;
    const isRefunded = bought.isGuest || refundedPaidCents + chargedBackPaidCents >= paidCents;
    const mails = {
      ordered: mail.ready(confirmationFor(bought, bought, publicUrl, tracking?.link ?? null)),
      late: mail.ready(lateResultFor(bought, bought, isRefunded ? "refunded" : "credited", publicUrl)),
      failed: mail.ready(lateResultFor(bought, bought, "failed", publicUrl)),
    };
    const items = boughtItems(bought.lines, randomUUIDv7);
    return callSettlePurchase(db, payment, evidence, at, { entries: newEntries(tracking?.hash ?? null), items, mails });
  };
}
