import { readStored, store } from "../storage/browser-storage.ts";

/*
 * When the person of this browser last ended their offers, as by a new password. All tabs know it, so that none opens
 * boxes with an offer from before, which would get a void.
 */

const KEY = "offers_ended";

const readTime = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Call it after each call that ends offers. */
export function noteEndedOffers(): void {
  store("local", KEY, Date.now());
}

/** Milliseconds since 1970 by the device's clock; 0 if never. */
export const endedOffersAt = (): number => readStored("local", KEY, readTime) ?? 0;
