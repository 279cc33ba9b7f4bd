import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { type Cents, formatEuros, fromEuros, ZERO_CENTS } from "@trove/money";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Address, readAddresses } from "../addresses/index.ts";
import { nextCheck, type OpenedPayment, type Way } from "../payments/index.ts";
import { depositTerms } from "../protection/index.ts";
import { admitGift } from "./admit-gift.ts";
import { callBeginGift } from "./gifts.store.ts";
import type { GiftParts } from "./parts.ts";

type Order = BodyOf<Endpoints["buyGift"]>;

/** A payment in euros without VAT, which is due when the code's worth is spent. */
function newPayment(
  { provider, method, canBeReversed, ttlMinutes }: Way,
  address: Address,
  amount: Order["amount"],
  now: Date,
): NewPayment {
  const expiresAt = new Date(now.getTime() + ttlMinutes * 60_000);
  return {
    paymentId: randomUUIDv7(),
    purpose: "Gift",
    subjectId: randomUUIDv7(),
    provider,
    method,
    canBeReversed,
    amountCents: amount,
    currencyCode: "EUR",
    paidCents: amount,
    vatCents: ZERO_CENTS,
    addressId: address.addressId,
    address,
    expiresAt,
    nextCheckAt: nextCheck(now, expiresAt, now),
  };
}

const aboveMost = (most: Cents) =>
  new Refusal("VALIDATION_FAILED", { errors: { amount: [`Amount must be at most ${formatEuros(most)}`] } });

/**
 * Begins to buy a gift code, for which a provider is paid, never the balance. A retry continues where the request
 * stopped. Throws:
 * - NOT_FOUND for another person's address
 * - the refusals of `admitGift`, and NOT_OFFERED_HERE if there is no way to pay
 * - VALIDATION_FAILED above the maximum of a top-up
 * - TAKING_BREAK, ACCOUNT_CLOSING, LIMIT_REACHED and GATEWAY_UNAVAILABLE
 */
export async function buyGift(
  parts: GiftParts,
  person: Person,
  idempotency: Idempotency,
  { amount, addressId, method }: Order,
  /** The base URL of the pages to which the person returns after paying, and the country of the request. */
  { origin, country }: { origin: string; country: string | undefined },
): Promise<OpenedPayment> {
  const { db, payments, settings, timeZone, now } = parts;
  const at = now();
  const addresses = await readAddresses(db, person.userId);
  const address = addresses.find((each) => each.addressId === addressId);
  const { market, refused: unprotected } = await admitGift(parts, person, country, at);
  const most = fromEuros((await settings.at(at)).topUps.max);
  const refused = unprotected ?? (amount > most ? aboveMost(most) : undefined);
  const choose = async (to: Address) => {
    const wish = { purpose: "Gift", countryCode: to.countryCode, currencyCode: "EUR", amount, method } as const;
    return newPayment(await payments.chooseWay(wish), to, amount, at);
  };
  const payment = address === undefined || refused !== undefined ? null : await choose(address);
  const terms = depositTerms(market, timeZone, address?.countryCode ?? null);
  // Called even without a new payment, because an earlier request with this key may have written one.
  const paymentId = await callBeginGift(db, person, idempotency, at, payment, terms).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "NOT_FOUND") throw error;
    throw address === undefined ? error : (refused ?? error);
  });
  return payments.openSession({ userId: person.userId, paymentId }, `${origin}/payment-validation?type=gift`);
}
