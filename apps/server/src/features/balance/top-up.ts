import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, countryOf, type Endpoints, PAYMENT_TTL_MINUTES, priceTopUp } from "@trove/contract";
import type { NewPayment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Address, findAddress } from "../addresses/index.ts";
import { findCurrency } from "../application-info/index.ts";
import { nextCheck, type OpenedPayment } from "../payments/index.ts";
import { callBeginTopUp } from "./balance.store.ts";
import type { BalanceParts } from "./parts.ts";

type TopUpRequest = BodyOf<Endpoints["topUp"]>;

function newPayment(
  provider: string,
  address: Address,
  { amount, currencyCode }: TopUpRequest,
  rateToEur: number,
  now: Date,
): NewPayment {
  const { paid, vat } = priceTopUp(amount, rateToEur, countryOf(address.countryCode)?.vatRate ?? 0);
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

/**
 * Begins a top-up: freezes price and VAT in a pending payment, then gets the provider's session that the page pays
 * with. Credits nothing before the provider's capture. Throws VALIDATION_FAILED for a currency that is not offered,
 * NOT_FOUND for an address that is not the person's own, and GATEWAY_UNAVAILABLE; a retry of the request then continues
 * where it stopped.
 */
export async function topUp(
  { db, payments, publicUrl, now }: BalanceParts,
  person: Person,
  idempotency: Idempotency,
  request: TopUpRequest,
): Promise<OpenedPayment> {
  const currency = findCurrency(request.currencyCode);
  if (currency === undefined) {
    throw new Refusal("VALIDATION_FAILED", { errors: { currencyCode: ["Currency isn't supported"] } });
  }
  const at = now();
  const address = await findAddress(db, person.userId, request.addressId);
  const payment = address && newPayment(payments.provider, address, request, currency.rateToEur, at);
  const paymentId = await callBeginTopUp(db, person, idempotency, at, payment ?? null);
  return payments.openSession({ userId: person.userId, paymentId }, `${publicUrl}/payment-validation?type=top-up`);
}
