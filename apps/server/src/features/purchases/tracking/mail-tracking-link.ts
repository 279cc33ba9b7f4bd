import type { InvoiceKind } from "@trove/contract";
import { sum } from "@trove/money";
import { promiseOf } from "../../shipments/index.ts";
import { countOfDay } from "../../auth/index.ts";
import { mailboxOf } from "../../launch/index.ts";
import { guestRecipient, type Mail } from "../../mail/index.ts";
import { confirmationFor } from "../ordering/order-mails.ts";
import type { BuyingParts } from "../parts.ts";
import { findPurchase, type PurchaseRow } from "../reading/read-purchases.store.ts";
import { readOrdered } from "../settling/settlement.store.ts";
import { makeGuestLinks } from "./guest-links.ts";
import { findGuestOrder } from "./tracking.store.ts";

/** The most mails a day to one mailbox, because strangers who know an order and its address can ask for them. */
const MOST_A_DAY = 3;

/** True if an order is paid, not cancelled and not wholly refunded: only then is it confirmed again. */
function isStanding({ status, documents }: PurchaseRow): boolean {
  const sumOf = (wanted: InvoiceKind) =>
    sum(documents.filter(({ kind }) => kind === wanted).map(({ totalCents }) => totalCents));
  return status !== "Cancelled" && sumOf("CreditNote") < sumOf("Invoice");
}

/**
 * Mails the confirmation of a guest's standing order again, with its tracking link, to the address that the order has.
 * Does nothing if no order has this number and address.
 */
export async function mailTrackingLink(
  { db, secrets, publicUrl, mail, now }: BuyingParts & { mail: Pick<Mail, "queue"> },
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<void> {
  const purchaseId = await findGuestOrder(db, orderNumber, email);
  const found = purchaseId === undefined ? undefined : await findPurchase(db, purchaseId, purchaseId);
  if (found === undefined || !isStanding(found)) return;
  const story = await readOrdered(db, found.purchaseId, found.purchaseId);
  const { guestEmail, language } = story;
  if (guestEmail === null) return;
  await db.transaction().execute(async (tx) => {
    if ((await countOfDay(tx, "trackingLink", mailboxOf(guestEmail.toLowerCase()), now())) > MOST_A_DAY) return;
    const link = await makeGuestLinks(secrets, publicUrl)(tx, found.purchaseId);
    const reader = { to: guestRecipient(guestEmail), language };
    const order = { ...story, isGuest: true, promise: promiseOf(found) };
    await mail.queue(tx, confirmationFor(order, reader, publicUrl, link));
  });
}
