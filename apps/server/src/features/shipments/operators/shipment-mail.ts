import type { Connection } from "../../../database/connection.ts";
import { findAccount } from "../../auth/index.ts";
import { accountRecipient, guestRecipient, type MailRequest, type Recipient } from "../../mail/index.ts";
import { isOfGuest, shipmentResponse, type ShipmentFacts } from "../index.ts";

/** Where mail about a shipment goes: to the address that its owner had then. Throws if there is no such account. */
export async function shipmentRecipient(db: Connection, facts: ShipmentFacts): Promise<Recipient> {
  if (isOfGuest(facts)) return guestRecipient(facts.contactEmail);
  const account = await findAccount(db, facts.userId);
  if (account === undefined) throw new Error(`no account ${facts.userId}`);
  return accountRecipient(account, facts.contactEmail);
}

/** The mail about a shipment that has just moved; undefined if the move needs no mail. */
export function shipmentMail(
  facts: ShipmentFacts,
  to: Recipient,
  publicUrl: string,
  guestLink: string | null,
): MailRequest | undefined {
  const { number, lines, carrier, trackingNumber, cancelReason, returnedCents } = facts;
  const reader = { to, language: facts.contactLanguage };
  const isGuest = isOfGuest(facts);
  const page = isGuest ? guestLink : `${publicUrl}/shipments#${facts.shipmentId}`;
  if (facts.status === "Shipped" && carrier !== null && trackingNumber !== null) {
    const items = lines.map(({ name, quantity }) => ({ name, quantity }));
    const { trackingUrl } = shipmentResponse(facts);
    const payload = { number, items, carrier, trackingNumber, trackingUrl, link: page };
    return { ...reader, kind: "shipmentSent", payload };
  }
  if (facts.status !== "Cancelled") return undefined;
  // With its items, a cancellation returns the shipping cost only.
  const keepsItems = returnedCents <= facts.shippingCostCents;
  const payload = { number, cancelReason, isGuest, keepsItems, link: page };
  return { ...reader, kind: "shipmentCancelled", payload };
}
