import { groupGiftCode } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { findAccount } from "../auth/index.ts";
import { accountRecipient } from "../mail/index.ts";
import { giftHash, newGiftCode } from "./gift-code.ts";
import { callRenew, findGift } from "./gifts.store.ts";
import { codeMail } from "./mail-code.ts";
import type { GiftParts } from "./parts.ts";

/**
 * Puts a new code in the place of a bought one, because the shop doesn't know the old one. Mails it to the buyer too.
 * A stolen session can't. Throws CONFIRMATION_REQUIRED, NOT_FOUND, and STATUS_CONFLICT for a code that has ended.
 */
export async function renewCode(parts: GiftParts, person: Person, giftId: string): Promise<{ code: string }> {
  const { db, auth, mail, publicUrl, now } = parts;
  await auth.requireReconfirmed(db, person);
  const [gift, account] = await Promise.all([findGift(db, person.userId, giftId), findAccount(db, person.userId)]);
  if (gift === undefined || account === undefined) throw new Refusal("NOT_FOUND");
  const at = now();
  const code = newGiftCode();
  const activeFrom = gift.activeFrom > at ? gift.activeFrom : null;
  const reader = { to: accountRecipient(account), language: account.language };
  const request = codeMail({ ...gift, activeFrom, code }, reader, publicUrl);
  await callRenew(db, person.userId, { gift: giftId, hash: giftHash(code), mail: mail.ready(request) }, at);
  return { code: groupGiftCode(code) };
}
