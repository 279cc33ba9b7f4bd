import { toEuros } from "@trove/money";
import type { Bind } from "../../http/bind.ts";
import type { GiftParts } from "./parts.ts";
import { redeemGift } from "./redeem-gift.ts";

export function giftRoutes(bind: Bind, parts: GiftParts): void {
  bind("redeemGift", async ({ person, idempotency, body, headers }) => {
    const country = parts.requestCountry(headers);
    const { transactionId, amountCents } = await redeemGift(parts, person, idempotency, body.code, country);
    return { transactionId, amount: toEuros(amountCents) };
  });
}
