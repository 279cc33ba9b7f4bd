import { randomUUIDv7 } from "node:crypto";
import { newReturnEntries, type Settler } from "../../payments/index.ts";
import { boughtGoods } from "../ordering/bought-goods.ts";
import { confirmationFor, lateResultFor } from "../ordering/order-letters.ts";
import type { SettlementParts } from "../parts.ts";
import { callSettlePurchase, readOrdered } from "./settlement.store.ts";

function newEntries() {
  return {
    quarantineEntryId: randomUUIDv7(),
    itemsEntryId: randomUUIDv7(),
    shippingEntryId: randomUUIDv7(),
    lateEntryId: randomUUIDv7(),
    refundId: randomUUIDv7(),
    refund: newReturnEntries(),
    chargeback: newReturnEntries(),
  };
}

/**
 * Settles payments of the purpose Purchase, handed to the payments room. What each outcome needs (goods, mail, ids of
 * ledger rows) is made ready before; the database decides, under its lock, which of it is used.
 */
export function makePurchaseSettler({ mail, publicUrl }: SettlementParts): Settler {
  return async (db, payment, evidence, at) => {
    const bought = await readOrdered(db, payment.userId, payment.subjectId);
    const mails = {
      ordered: mail.ready(confirmationFor(bought, bought, publicUrl)),
      late: mail.ready(lateResultFor(bought, bought, "late", publicUrl)),
      failed: mail.ready(lateResultFor(bought, bought, "failed", publicUrl)),
    };
    const goods = boughtGoods(bought.lines);
    return callSettlePurchase(db, payment, evidence, at, { entries: newEntries(), goods, mails });
  };
}
