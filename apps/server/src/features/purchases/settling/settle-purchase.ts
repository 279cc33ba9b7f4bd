import { randomUUIDv7 } from "node:crypto";
import { promisedDays } from "@trove/contract";
import { accountRecipient, guestRecipient, type Recipient } from "../../mail/index.ts";
import { newReversalEntries, type Settler } from "../../payments/index.ts";
import { admitDeposit, unboundTerms } from "../../protection/index.ts";
import { boughtItems } from "../ordering/bought-items.ts";
import { confirmationFor, lateResultFor } from "../ordering/order-mails.ts";
import type { SettlementParts } from "../parts.ts";
import { makeTrackingLinks } from "../tracking/tracking-links.ts";
import { callSettlePurchase, type Ordered, readOrdered } from "./settlement.store.ts";

function newEntries() {
  return {
    quarantineEntryId: randomUUIDv7(),
    itemsEntryId: randomUUIDv7(),
    shippingEntryId: randomUUIDv7(),
    lateEntryId: randomUUIDv7(),
    refundId: randomUUIDv7(),
    refund: newReversalEntries(randomUUIDv7),
    chargeback: newReversalEntries(randomUUIDv7),
  };
}

/** Returns the recipient of mails about an order. Throws if the account does not exist. */
function recipientOf({ userId, email, firstName, guestEmail, ...confirmed }: Ordered): Recipient {
  if (guestEmail !== null) return guestRecipient(guestEmail);
  if (userId === null || email === null || firstName === null) throw new Error("an order has no account");
  return accountRecipient({ userId, email, firstName, ...confirmed });
}

/**
 * Makes the settler of payments with the purpose Purchase. It prepares inventory items, mails and entry ids for every
 * outcome. The SQL function takes its lock, decides the outcome, and uses those that it needs.
 */
export function makePurchaseSettler(parts: SettlementParts): Settler {
  const { mail, settings, publicUrl, secrets, timeZone } = parts;
  const linkTo = makeTrackingLinks(secrets.rootKeys, publicUrl);
  return async (db, payment, report, at) => {
    const bought = await readOrdered(db, payment.userId, payment.subjectId);
    const reader = { to: recipientOf(bought), language: bought.language };
    const { shippingMethod: method, countryCode } = bought;
    const { delivery } = (await settings.at(at)).shipping;
    const promise = method && promisedDays(delivery, { method, countryCode: countryCode ?? undefined, at, timeZone });
    const story = { ...bought, promise, isGuest: bought.guestEmail !== null };
    const { paidCents, refundedPaidCents, chargedBackPaidCents } = report;
    const tracking = story.isGuest ? linkTo(bought.purchaseId) : null;
    const isRefunded = story.isGuest || refundedPaidCents + chargedBackPaidCents >= paidCents;
    const mails = {
      ordered: mail.ready(confirmationFor(story, reader, publicUrl, tracking?.link ?? null)),
      late: mail.ready(lateResultFor(story, reader, isRefunded ? "refunded" : "credited", publicUrl)),
      returned: mail.ready(lateResultFor(story, reader, "refunded", publicUrl)),
      failed: mail.ready(lateResultFor(story, reader, "failed", publicUrl)),
    };
    const items = boughtItems(bought.lines, randomUUIDv7, bought.sellBasisPoints);
    const entries = { ...newEntries(), trackingHash: tracking?.hash ?? null, promise };
    const terms = story.isGuest
      ? unboundTerms(timeZone)
      : await admitDeposit({ ...parts, db }, payment.userId, undefined, at);
    return callSettlePurchase(db, payment, report, at, { entries, items, mails, terms });
  };
}
