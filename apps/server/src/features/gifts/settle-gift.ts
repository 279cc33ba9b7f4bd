import { randomUUIDv7 } from "node:crypto";
import { findAccount } from "../auth/index.ts";
import { accountRecipient, type Mail } from "../mail/index.ts";
import type { Settler } from "../payments/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import { giftHash, newGiftCode } from "./gift-code.ts";
import { giftExpiry, heldUntil } from "./gift-terms.ts";
import { callSettleGift } from "./gifts.store.ts";
import { codeMail } from "./mail-code.ts";

type Parts = { mail: Mail; settings: SettingsReader; publicUrl: string };

/**
 * Makes the settler of payments with the purpose Gift. It prepares a code and its mail for every report; the SQL
 * function uses them if the report is the capture.
 */
export function makeGiftSettler({ mail, settings, publicUrl }: Parts): Settler {
  return async (db, payment, report, at) => {
    const account = await findAccount(db, payment.userId);
    if (account === undefined) throw new Error("a gift code has no buyer");
    const expiresAt = giftExpiry((await settings.at(at)).markets, at);
    const code = newGiftCode();
    const gift = { code, amountCents: payment.amountCents, activeFrom: heldUntil(at), expiresAt };
    const reader = { to: accountRecipient(account), language: account.language };
    const made = { hash: giftHash(code), expiresAt, mail: mail.ready(codeMail(gift, reader, publicUrl)) };
    return callSettleGift(db, payment, report, { entry: randomUUIDv7(), ...made }, at);
  };
}
