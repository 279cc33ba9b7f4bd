import { createHash } from "node:crypto";
import type { Booking, Statement } from "./booking.ts";

export const ENTRY_ID = /^bke_[0-9a-f]{32}$/;

/**
 * The facts of a booking that are the same in each statement with it. With the bank's reference few are needed, and the
 * others may differ between formats.
 */
function factsOf({ bookedOn, isCredit, amount, currencyCode, bankReference, ...said }: Booking): string[] {
  const sum = [bookedOn, isCredit ? "in" : "out", String(amount), currencyCode];
  if (bankReference !== null) return [...sum, bankReference];
  const { endToEndId, name, iban, text } = said;
  return [...sum, "", endToEndId ?? "", name ?? "", iban ?? "", text.replaceAll(/\s+/g, " ")];
}

/**
 * Returns ids of a statement's bookings, which are the same in every statement that has them. Equal bookings of a
 * statement are counted, so each has an id of its own.
 */
export function entryIdsOf({ iban, bookings }: Statement): string[] {
  const counts = new Map<string, number>();
  return bookings.map((booking) => {
    const facts = JSON.stringify([iban, ...factsOf(booking)]);
    const count = counts.get(facts) ?? 0;
    counts.set(facts, count + 1);
    const hash = createHash("sha256").update(`${facts}#${count}`).digest("hex");
    return `bke_${hash.slice(0, 32)}`;
  });
}
