import { randomUUIDv7 } from "node:crypto";
import { type Market, marketOfAll } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { readAddresses, requireDelivery } from "../addresses/index.ts";
import {
  compareExclusions,
  countriesOf,
  depositTerms,
  readBreak,
  readProtection,
  refusedTopUp,
  requireOffered,
} from "../protection/index.ts";
import { giftHash } from "./gift-code.ts";
import { callRedeem } from "./gifts.store.ts";
import type { GiftParts } from "./parts.ts";

/** Returns the person's market, and why nothing may come into their balance now; undefined if it may. */
async function readTerms(
  parts: GiftParts,
  { userId }: Person,
  country: string | undefined,
  at: Date,
): Promise<{ market: Market; refused: Refusal | undefined }> {
  const { db, settings, register, timeZone } = parts;
  await compareExclusions(parts, userId, at);
  const [addresses, protection, taken] = await Promise.all([
    readAddresses(db, userId),
    readProtection(db, userId, at, timeZone),
    readBreak(db, userId),
  ]);
  const { countries, markets } = await settings.at(at);
  const codes = addresses.map(({ countryCode }) => countryCode);
  const known = countriesOf(codes, country, protection, at);
  const market = marketOfAll(markets, known);
  try {
    if (codes.length > 0) requireDelivery(countries.countries, codes);
    requireOffered(markets, known, "topUp");
  } catch (error) {
    if (error instanceof Refusal) return { market, refused: error };
    throw error;
  }
  const unprotected = refusedTopUp(protection, market, at);
  // Last, because it is another server. A break is refused by the command.
  if (unprotected !== undefined || taken !== null) return { market, refused: unprotected };
  const { register: kept, registerSilentAt: silentAt } = protection;
  return { market, refused: await register.refusalOf({ userId, kept, silentAt, at, isForMoney: true }) };
}

/**
 * Redeems a gift code: its amount comes into the balance under the same protection as a top-up. A code that is refused
 * stays as it is. A retry gets the response of the first request. Throws:
 * - RATE_LIMITED after ten tries of a person in a day
 * - COUNTRY_NOT_SERVED, NOT_OFFERED_HERE, IDENTITY_REQUIRED, CHECK_DUE, REGISTER_REFUSED, TAKING_BREAK and
 *   ACCOUNT_CLOSING, whatever the code is
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
  const { market, refused } = await readTerms(parts, person, country, at);
  const hash = refused === undefined ? giftHash(code) : null;
  const gift = { hash, entry: randomUUIDv7(), terms: depositTerms(market, timeZone, null) };
  return callRedeem(db, person, idempotency, gift, at).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "GIFT_REFUSED") throw error;
    throw refused ?? error;
  });
}
