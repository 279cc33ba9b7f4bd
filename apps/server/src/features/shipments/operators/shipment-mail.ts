import type { MailRequest } from "../../mail/index.ts";
import { isOfGuest, shipmentResponse, type ShipmentFacts } from "../index.ts";

/** The recipient of mail about a shipment, and the shipment's page; for a guest that of the order. */
function readerOf(facts: ShipmentFacts, publicUrl: string, guestLink: string | null) {
  const isGuest = isOfGuest(facts);
  return {
    reader: {
      userId: isGuest ? null : facts.userId,
      recipient: facts.contactEmail,
      language: facts.contactLanguage,
    },
    page: isGuest ? guestLink : `${publicUrl}/shipments#${facts.shipmentId}`,
  };
}

/** The mail about a shipment that has just moved; undefined if the move needs no mail. */
export function shipmentMail(
  facts: ShipmentFacts,
  publicUrl: string,
  guestLink: string | null,
): MailRequest | undefined {
  const { number, shippingAddress, lines, carrier, trackingNumber, cancelReason, returnedCents } = facts;
  const { firstName } = shippingAddress;
  const { reader, page } = readerOf(facts, publicUrl, guestLink);
  if (facts.status === "Shipped" && carrier !== null && trackingNumber !== null) {
    const items = lines.map(({ name, quantity }) => ({ name, quantity }));
    const { trackingUrl } = shipmentResponse(facts);
    const payload = { firstName, number, items, carrier, trackingNumber, trackingUrl, link: page };
    return { ...reader, kind: "shipmentSent", payload };
  }
  if (facts.status !== "Cancelled") return undefined;
  const isGuest = isOfGuest(facts);
  // With its items, a cancellation returns the shipping cost only.
  const keepsItems = returnedCents <= facts.shippingCostCents;
  const payload = { firstName, number, cancelReason, isGuest, keepsItems, link: page };
  return { ...reader, kind: "shipmentCancelled", payload };
}
