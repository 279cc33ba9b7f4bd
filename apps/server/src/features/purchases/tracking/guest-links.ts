import type { Transaction } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { callAddTrackingLink } from "./tracking.store.ts";
import { makeTrackingLinks } from "./tracking-links.ts";

/** Returns the link by which a guest follows an order, for a mail that is queued in the same transaction. */
export type GuestLinks = (tx: Transaction, purchaseId: string) => Promise<string>;

/**
 * Stores the hash of each mailed link. Replacing ROOT_KEY changes the link, so the new link's hash must be stored as
 * well.
 */
export function makeGuestLinks({ rootKeys }: Pick<Secrets, "rootKeys">, publicUrl: string): GuestLinks {
  const linkTo = makeTrackingLinks(rootKeys, publicUrl);
  return async (tx, purchaseId) => {
    const { link, hash } = linkTo(purchaseId);
    await callAddTrackingLink(tx, purchaseId, hash);
    return link;
  };
}
