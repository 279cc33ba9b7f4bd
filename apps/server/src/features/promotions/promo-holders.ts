import { createHmac, hkdfSync } from "node:crypto";
import type { SealKey } from "../../sealed-box.ts";
import { foldEmail, foldPlace, type Place } from "../protection/index.ts";

/**
 * Returns what tells that two orders with a code are of one person, each as a keyed hash: the mailbox, and the place
 * that the parcel goes to. A new root key starts these counts anew; people are counted by their account too.
 */
export function promoHolders({ email, place }: { email: string; place: Place | null }, { bytes }: SealKey): string[] {
  const secret = Buffer.from(hkdfSync("sha256", bytes, "", "holders of promo codes", 32));
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return [hash(`email:${foldEmail(email)}`), ...(place === null ? [] : [hash(`place:${foldPlace(place)}`)])];
}
