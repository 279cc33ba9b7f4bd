import type { Connection, Transaction } from "../../../database/connection.ts";
import { findAccount } from "../../auth/index.ts";
import { accountRecipient, guestRecipient, type MailRequest, type Recipient } from "../../mail/index.ts";
import { whoWantMail } from "../../notifications/index.ts";
import { isOfGuest, shipmentResponse, type ShipmentFacts } from "../index.ts";

/**
 * Returns the recipient of mails about a shipment, with the address that its owner had when ordering. Throws if the
 * account does not exist.
 */
export async function shipmentRecipient(db: Connection, facts: ShipmentFacts): Promise<Recipient> {
  if (isOfGuest(facts)) return guestRecipient(facts.contactEmail);
  const account = await findAccount(db, facts.userId);
  if (account === undefined) throw new Error(`no account ${facts.userId}`);
  return accountRecipient(account, facts.contactEmail);
}

/** The page on which its owner sees a shipment. Null for a guest without a link. */
export const shipmentPage = (facts: ShipmentFacts, publicUrl: string, guestLink: string | null): string | null =>
  isOfGuest(facts) ? guestLink : `${publicUrl}/shipments#${facts.shipmentId}`;

/** Guests get every mail, because they have no notifications in the shop. A person gets it if they want it. */
export const wantsShipmentMail = async (tx: Transaction, { userId }: Recipient): Promise<boolean> =>
  userId === null || (await whoWantMail(tx, [userId], "shipmentSent")).has(userId);

/** Returns the mail about a shipment that has just been moved. Undefined if the move needs no mail. */
export function shipmentMail(
  facts: ShipmentFacts,
  to: Recipient,
  publicUrl: string,
  guestLink: string | null,
): MailRequest | undefined {
  const { number, lines, carrier, trackingNumber, cancelReason, returnedCents } = facts;
  const reader = { to, language: facts.contactLanguage };
  const isGuest = isOfGuest(facts);
  const page = shipmentPage(facts, publicUrl, guestLink);
  if (facts.status === "Shipped" && carrier !== null && trackingNumber !== null) {
    const items = lines.map(({ name, quantity }) => ({ name, quantity }));
    const { trackingUrl, promise } = shipmentResponse(facts);
    const payload = { number, items, carrier, trackingNumber, trackingUrl, promise, link: page };
    return { ...reader, kind: "shipmentSent", payload };
  }
  if (facts.status !== "Cancelled") return undefined;
  // If the owner keeps the items, a cancellation returns at most the shipping cost.
  const keepsItems = returnedCents <= facts.shippingCostCents;
  const payload = { number, cancelReason, isGuest, keepsItems, link: page };
  return { ...reader, kind: "shipmentCancelled", payload };
}
