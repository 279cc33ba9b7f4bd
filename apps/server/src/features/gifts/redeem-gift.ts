import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { depositTerms } from "../protection/index.ts";
import { admitGift } from "./admit-gift.ts";
import { giftHash } from "./gift-code.ts";
import { callRedeem } from "./gifts.store.ts";
import type { GiftParts } from "./parts.ts";

/**
 * Redeems a gift code: its amount comes into the balance under the same protection as a top-up. A code that is refused
 * stays as it is. A retry gets the response of the first request. Throws:
 * - RATE_LIMITED after ten tries of a person in a day
 * - the refusals of `admitGift`, TAKING_BREAK and ACCOUNT_CLOSING, for live and for refused codes alike
 * - GIFT_REFUSED for a code that can't be redeemed, whyever
 * - LIMIT_REACHED
 */
export async function redeemGift(
  parts: GiftParts,
  person: Person,
  idempotency: Idempotency,
  code: string,
  country: string | undefined,
): Promise<{ transactionId: string; amountCents: Cents }> {
  const { db, auth, timeZone, now } = parts;
  const at = now();
  await auth.countGift(person);
  const { market, addressCountry, refused } = await admitGift(parts, person, country, at);
  const hash = refused === undefined ? giftHash(code) : null;
  const gift = { hash, entry: randomUUIDv7(), terms: depositTerms(market, timeZone, addressCountry) };
  return callRedeem(db, person, idempotency, gift, at).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "GIFT_REFUSED") throw error;
    throw refused ?? error;
  });
}
