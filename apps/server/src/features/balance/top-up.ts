import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, marketOfAll, priceTopUp, type Settings } from "@trove/contract";
import { topUpVatRate } from "@trove/contract/vat";
import { type Cents, formatEuros, fromEuros } from "@trove/money";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Address, readAddresses, requireDelivery } from "../addresses/index.ts";
import { findCurrency } from "../application-info/index.ts";
import { nextCheck, type OpenedPayment, type Way } from "../payments/index.ts";
import {
  compareExclusions,
  countriesOf,
  depositTerms,
  readBreak,
  readProtection,
  refusedTopUp,
  requireOffered,
} from "../protection/index.ts";
import { callBeginTopUp, isBalanceTaxed } from "./balance.store.ts";
import type { BalanceParts } from "./parts.ts";

type TopUpRequest = BodyOf<Endpoints["topUp"]>;

/** The billing country of a top-up whose way needs no address. */
type Country = { countryCode: string };

const missing = (field: "addressId" | "countryCode", name: string) =>
  new Refusal("VALIDATION_FAILED", { errors: { [field]: [`${name} is required`] } });

/**
 * Returns a country only for a person without addresses, because an exclusion finds people again by their addresses.
 * Throws NOT_FOUND for an address of somebody else, and VALIDATION_FAILED if an address is
 * needed, or neither address nor country is given.
 */
function billingOf(
  { addressId, countryCode }: TopUpRequest,
  addresses: readonly Address[],
  isAddressNeeded: boolean,
): Address | Country {
  const address =
    addresses.find((each) => each.addressId === addressId) ??
    (addressId === undefined ? addresses.find((each) => each.countryCode === countryCode) : undefined);
  if (address !== undefined) return address;
  if (addressId !== undefined) throw new Refusal("NOT_FOUND");
  if (countryCode === undefined) throw missing("countryCode", "Country");
  if (isAddressNeeded || addresses.length > 0) throw missing("addressId", "Billing address");
  return { countryCode };
}

function newPayment(
  { provider, method, canBeReversed, ttlMinutes }: Way,
  billing: Address | Country,
  { amount, currencyCode }: TopUpRequest,
  { rateToEur, vatRate }: { rateToEur: number; vatRate: number },
  now: Date,
): NewPayment {
  const { paid, vat } = priceTopUp(amount, rateToEur, vatRate);
  const expiresAt = new Date(now.getTime() + ttlMinutes * 60_000);
  return {
    paymentId: randomUUIDv7(),
    purpose: "TopUp",
    subjectId: randomUUIDv7(),
    provider,
    method,
    canBeReversed,
    amountCents: amount,
    currencyCode,
    paidCents: paid,
    vatCents: vat,
    addressId: "addressId" in billing ? billing.addressId : null,
    address: billing,
    expiresAt,
    nextCheckAt: nextCheck(now, expiresAt, now),
  };
}

/** Throws VALIDATION_FAILED for an amount outside of the bounds. */
function requireAmount(amount: Cents, { min, max }: Settings["topUps"]): void {
  if (amount >= fromEuros(min) && amount <= fromEuros(max)) return;
  const text = `Amount must be between ${formatEuros(fromEuros(min))} and ${formatEuros(fromEuros(max))}`;
  throw new Refusal("VALIDATION_FAILED", { errors: { amount: [text] } });
}

/** Runs checks and returns what the first one throws; else their result. */
async function passed<Result>(checks: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await checks();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Begins a top-up: freezes price and VAT in a pending payment, then gets the provider's payment session for the page.
 * Credits nothing yet. A retry continues where the request stopped. Another account of an excluded person becomes
 * excluded. Throws:
 * - VALIDATION_FAILED for an unknown currency, an amount outside of the settings' bounds, and a way that needs an
 *   address if there is only a country
 * - NOT_FOUND for another person's address
 * - COUNTRY_NOT_SERVED if the shop ships to none of the person's addresses, or without one, not to the country
 * - REGISTER_REFUSED, also if the register of exclusions is silent
 * - NOT_OFFERED_HERE, IDENTITY_REQUIRED, CHECK_DUE and LIMIT_REACHED by the person's market and limits;
 *   NOT_OFFERED_HERE also if there is no way to pay
 * - GATEWAY_UNAVAILABLE
 */
export async function topUp(
  parts: BalanceParts,
  person: Person,
  idempotency: Idempotency,
  request: TopUpRequest,
  /** The base URL of the pages to which the person returns after paying, and the country of the request. */
  { origin, country }: { origin: string; country: string | undefined },
): Promise<OpenedPayment> {
  const { db, settings, payments, timeZone, now } = parts;
  const currency = findCurrency(request.currencyCode);
  if (currency === undefined) {
    throw new Refusal("VALIDATION_FAILED", { errors: { currencyCode: ["Currency isn't supported"] } });
  }
  const at = now();
  await compareExclusions(parts, person.userId, at);
  const [addresses, protection, taken] = await Promise.all([
    readAddresses(db, person.userId),
    readProtection(db, person.userId, at, timeZone),
    readBreak(db, person.userId),
  ]);
  const billing = await passed(async () => billingOf(request, addresses, parts.register.readsAddresses));
  const { topUps, countries, markets } = await settings.at(at);
  const rules = countries.countries;
  const codes = addresses.map(({ countryCode }) => countryCode);
  const billingCountry = billing instanceof Refusal ? undefined : billing.countryCode;
  const known = countriesOf(billingCountry === undefined ? codes : [...codes, billingCountry], country, protection, at);
  const market = marketOfAll(markets, known);
  const way = await passed(async () => {
    requireAmount(request.amount, topUps);
    if (billing instanceof Refusal) throw billing;
    const { countryCode } = billing;
    requireDelivery(rules, codes.length > 0 ? codes : [countryCode]);
    requireOffered(markets, known, "topUp");
    const unprotected = refusedTopUp(protection, market, at);
    if (unprotected !== undefined) throw unprotected;
    const { amount, currencyCode, method } = request;
    const hasAddress = "addressId" in billing;
    const chosen = await payments.chooseWay(
      { purpose: "TopUp", countryCode, currencyCode, amount, method },
      hasAddress,
    );
    if (chosen.needs === "Address" && !hasAddress) throw missing("addressId", "Billing address");
    return chosen;
  });
  const refusedHere = way instanceof Refusal ? way : undefined;
  // Last, because it is another server, and because it knows the person only after the other checks.
  const { register: kept, registerSilentAt: silentAt } = protection;
  const asked = { userId: person.userId, kept, silentAt, at, isForMoney: true };
  const isAsked = refusedHere === undefined && taken === null;
  const refused = isAsked ? await parts.register.refusalOf(asked) : refusedHere;
  const vatRate = topUpVatRate(rules, billingCountry ?? "", await isBalanceTaxed(db, person));
  const rates = { rateToEur: currency.rateToEur, vatRate };
  const isAllowed = !refused && !(way instanceof Refusal) && !(billing instanceof Refusal);
  const payment = isAllowed ? newPayment(way, billing, request, rates, at) : null;
  // Called even without a new payment, because an earlier request with this key may have written one.
  const terms = depositTerms(market, timeZone, billingCountry ?? null);
  const paymentId = await callBeginTopUp(db, person, idempotency, at, payment, terms).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "NOT_FOUND") throw error;
    throw refused ?? error;
  });
  return payments.openSession({ userId: person.userId, paymentId }, `${origin}/payment-validation?type=top-up`);
}
