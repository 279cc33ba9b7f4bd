import { randomUUIDv7 } from "node:crypto";
import {
  type BodyOf,
  canReceive,
  type Endpoints,
  PAYMENT_TTL_MINUTES,
  priceTopUp,
  type RulesByCountry,
  type Settings,
  shipsTo,
} from "@trove/contract";
import { topUpVatRate } from "@trove/contract/vat";
import { type Cents, formatEuros, fromEuros } from "@trove/money";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import { type Address, findAddress, readAddresses, requireDelivery } from "../addresses/index.ts";
import { findCurrency } from "../application-info/index.ts";
import { nextCheck, type OpenedPayment } from "../payments/index.ts";
import { callBeginTopUp, isBalanceTaxed } from "./balance.store.ts";
import type { BalanceParts } from "./parts.ts";

type TopUpRequest = BodyOf<Endpoints["topUp"]>;

function newPayment(
  provider: string,
  address: Address,
  { amount, currencyCode }: TopUpRequest,
  { rateToEur, vatRate }: { rateToEur: number; vatRate: number },
  now: Date,
): NewPayment {
  const { paid, vat } = priceTopUp(amount, rateToEur, vatRate);
  const expiresAt = new Date(now.getTime() + PAYMENT_TTL_MINUTES * 60_000);
  return {
    paymentId: randomUUIDv7(),
    purpose: "TopUp",
    subjectId: randomUUIDv7(),
    provider,
    amountCents: amount,
    currencyCode,
    paidCents: paid,
    vatCents: vat,
    addressId: address.addressId,
    address,
    expiresAt,
    nextCheckAt: nextCheck(now, expiresAt, now),
  };
}

/** The refusal of an amount outside of the bounds; undefined if it is within them. */
function refusedAmount(amount: Cents, { min, max }: Settings["topUps"]): Refusal | undefined {
  if (amount >= fromEuros(min) && amount <= fromEuros(max)) return undefined;
  const text = `Amount must be between ${formatEuros(fromEuros(min))} and ${formatEuros(fromEuros(max))}`;
  return new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
}

/** Returns the countries of all of the person's addresses if the shop ships to none of them, otherwise undefined. */
async function countriesUnserved(
  db: Connection,
  rules: RulesByCountry,
  { userId }: Person,
  { countryCode }: Address,
): Promise<string[] | undefined> {
  if (shipsTo(rules, countryCode)) return undefined;
  const countryCodes = (await readAddresses(db, userId)).map((address) => address.countryCode);
  return canReceive(rules, countryCodes) ? undefined : countryCodes;
}

/**
 * Begins a top-up: freezes price and VAT in a pending payment, then gets the provider's payment session for the page.
 * Credits nothing yet. A retry continues where the request stopped. Throws:
 * - VALIDATION_FAILED for an unknown currency and an amount outside of the settings' bounds
 * - NOT_FOUND for another person's address
 * - COUNTRY_NOT_SERVED if the shop ships to none of the person's addresses
 * - GATEWAY_UNAVAILABLE
 */
export async function topUp(
  { db, settings, payments, now }: BalanceParts,
  person: Person,
  idempotency: Idempotency,
  request: TopUpRequest,
  /** Base URL of the pages to which the person returns after paying. */
  origin: string,
): Promise<OpenedPayment> {
  const currency = findCurrency(request.currencyCode);
  if (currency === undefined) {
    throw new Refusal("VALIDATION_FAILED", { errors: { currencyCode: ["Currency isn't supported"] } });
  }
  const at = now();
  const address = await findAddress(db, person.userId, request.addressId);
  const { topUps, countries } = await settings.at(at);
  const rules = countries.countries;
  const unserved = address && (await countriesUnserved(db, rules, person, address));
  const refused = refusedAmount(request.amount, topUps);
  const mayBegin = address && !unserved && !refused;
  const vatRate = topUpVatRate(rules, address?.countryCode ?? "", await isBalanceTaxed(db, person));
  const rates = { rateToEur: currency.rateToEur, vatRate };
  const payment = mayBegin ? newPayment(payments.provider, address, request, rates, at) : null;
  // Called even without a new payment, because an earlier request with this key may have written one.
  const paymentId = await callBeginTopUp(db, person, idempotency, at, payment).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "NOT_FOUND") throw error;
    if (refused) throw refused;
    if (unserved) requireDelivery(rules, unserved);
    throw error;
  });
  return payments.openSession({ userId: person.userId, paymentId }, `${origin}/payment-validation?type=top-up`);
}
