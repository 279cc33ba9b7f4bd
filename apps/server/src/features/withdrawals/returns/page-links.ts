import type { Transaction } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { makeGuestLinks } from "../../purchases/index.ts";

type Place = { userId: string; purchaseId: string | null; shipmentId: string | null };

/** Returns the address of the page that shows the returns of an order or shipment, for a mail of this transaction. */
export type PageLinks = (tx: Transaction, place: Place) => Promise<string>;

/** A guest's page is the tracked order, by its link. */
export function makePageLinks(secrets: Pick<Secrets, "rootKeys">, publicUrl: string): PageLinks {
  const guestLinks = makeGuestLinks(secrets, publicUrl);
  return async (tx, { userId, purchaseId, shipmentId }) => {
    if (purchaseId === null) return `${publicUrl}/shipments#${shipmentId ?? ""}`;
    return userId === purchaseId ? guestLinks(tx, purchaseId) : `${publicUrl}/orders/${purchaseId}`;
  };
}
